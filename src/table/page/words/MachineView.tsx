import { useEffect, useState } from 'react'
import { toHostPath } from '../../../address/sitePath'
import { MARKUP, type MarkupAnswer } from '../../contract'
import { ask } from '../server'
import { number } from './words'

/** The title, the description and the share card of the built page. */
export function MachineView({ path, version }: { path: string; version: number }) {
  /** Each: the label, the text, and how many of its characters search engines show. */
  const [told, setTold] = useState<[name: string, text: string, shown: number][]>([])
  useEffect(() => {
    void ask<MarkupAnswer>(`${MARKUP}/${encodeURIComponent(path)}`).then((response) => {
      if (!response || !('html' in response.answer)) return
      const page = new DOMParser().parseFromString(response.answer.html, 'text/html')
      const tag = page.querySelector<HTMLMetaElement>('meta[name=description]')
      setTold([
        ['Title', page.title, 60],
        ['Description', tag?.content ?? '', 160],
      ])
    })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each version has different markup
  }, [path, version])
  return (
    <section aria-label="What machines see" className="border-t border-line py-5">
      <h2 className="text-label font-semibold">What machines see</h2>
      <dl>
        {told.map(([name, text, shown]) => {
          const isLong = text.length > shown
          return (
            <div key={name} className="border-b border-line py-3">
              <dt className="flex justify-between text-note font-semibold">
                {name}
                <span className={isLong ? 'font-bold' : 'font-medium text-ink-muted'}>
                  {`${number(text.length)} of ${number(shown)}`}
                </span>
              </dt>
              <dd className="wrap-anywhere">{text}</dd>
              {isLong && (
                <dd className="text-note">{`Search engines may end it here: ${text.slice(0, shown)}…`}</dd>
              )}
            </div>
          )
        })}
      </dl>
      <h3 className="pt-3 pb-2 text-note font-semibold">Share card, 1200 × 630</h3>
      <img
        src={`${toHostPath('/cards/site.jpg')}?${version}`}
        width={1200}
        height={630}
        alt="The card that is shown where a link to the site is shared"
        className="h-auto w-full border border-line"
      />
    </section>
  )
}
