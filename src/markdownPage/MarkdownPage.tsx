import type { PageText } from '../content/pageText'
import { Contents } from './Contents'
import { Figure } from './Figure'
import { PageNodes } from './PageNodes'

/** A Markdown page. In wide windows a picture at its end is in the margin. */
export function MarkdownPage({ text: { contents, blocks } }: { text: PageText }) {
  const last = blocks.at(-1)
  const margin = last?.tag === 'figure' ? last : undefined
  return (
    <div className="grid grid-cols-1 items-start gap-8 gap-x-columns pt-[clamp(8px,2vw,1.75rem)] wide:grid-cols-12">
      {contents.length > 0 && <Contents sections={contents} />}
      <article className="max-w-measure wide:col-span-6 wide:col-start-4">
        <PageNodes nodes={margin ? blocks.slice(0, -1) : blocks} />
      </article>
      {margin && <Figure {...margin} isInMargin />}
    </div>
  )
}
