import type { JSX } from 'react'
import { fontRuns } from '../fonts/fontRuns'

type Props = {
  text: string
  /** `tspan` within an svg. */
  as?: 'span' | 'tspan'
}

/**
 * A text in the font around it, but for words with a letter that the site's fonts lack: each of these is
 * set whole in the fallback font, not letter by letter. Without such a word, no more than the text.
 */
export function FontFallback({ text, as: Tag = 'span' }: Props): JSX.Element {
  return (
    <>
      {fontRuns(text).map((run, i) =>
        run.isFallback ? (
          // oxlint-disable-next-line no-array-index-key -- a word may come twice, in one and the same place
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
