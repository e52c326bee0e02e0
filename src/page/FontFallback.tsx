import type { JSX } from 'react'
import { fontRuns } from '../fonts/fontRuns'

type Props = { text: string; as?: 'span' | 'tspan' }

/** A text in which words with missing letters use the fallback font, each word as a whole. */
export function FontFallback({ text, as: Tag = 'span' }: Props): JSX.Element {
  return (
    <>
      {fontRuns(text).map((run, i) =>
        run.isFallback ? (
          // oxlint-disable-next-line no-array-index-key -- words can repeat, but their order never changes
          <Tag key={i} className="font-fallback">
            {run.text}
          </Tag>
        ) : (
          run.text
        ),
      )}
    </>
  )
}

/** One of the owner's names. It keeps its own direction, such as C# in Arabic text. */
export function IsolatedText({ text }: { text: string }): JSX.Element {
  return (
    <bdi>
      <FontFallback text={text} />
    </bdi>
  )
}
