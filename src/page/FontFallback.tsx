import type { JSX } from 'react'
import { fontRuns } from '../fonts/fontRuns'

type Props = {
  text: string
  as?: 'span' | 'tspan'
}

/** A text whose words with missing letters are set in the fallback font, each word as a whole. */
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
