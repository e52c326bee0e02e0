import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { ROOT_ID } from '../../../document'
import { editsBetween, keyEntries, valueAt } from '../../../content/jsonValues'
import type { ShownBySearch } from '../../../page/head/shownBySearch'
import { toHostPath } from '../../../address/sitePath'
import { withoutSoftHyphens } from '../../../content/softHyphens'
import { type Path, SHOWN, type ShownAnswer } from '../../contract'
import { TextButton } from '../tools/Tool'
import { ask } from '../state/server'
import { useTable } from '../state/tableStore'
import { number, words } from '../state/words'
import { DocumentScreen, Ways } from './DocumentScreen'
import { Fields } from './fields'
import { type Form, type FormPart, ICONS } from './forms'
import { type Send, textAt, useDocument } from './useDocument'

/** Edits the texts of a page, beside a preview of the page and its metadata. */
export function WordsScreen({ path, form }: { path: string; form: Form }) {
  const document = useDocument(form.file)
  const version = useTable((s) => s.version)
  const isCode = useTable((s) => s.isCode)
  const isImporting = useTable((s) => s.saving === 'importing')
  const { state, send } = document
  const sheet = useRef<HTMLElement>(null)
  /** The versions of the preview. A later one is shown once it is rendered, at the place of the one before. NaN: none. */
  const [previews, setPreviews] = useState([NaN, version])
  if (isCode && !previews.includes(version)) setPreviews([previews[0]!, version])
  const focusField = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    fieldOf((event.target as Element).textContent, sheet.current)?.focus()
  }
  const show = ({ currentTarget: it }: SyntheticEvent<HTMLIFrameElement>, preview: number) => {
    const view = it.contentWindow!
    const top = (it.previousElementSibling as HTMLIFrameElement | null)?.contentWindow?.scrollY ?? 0
    view.addEventListener('click', focusField, true)
    // The page may be rendered after it has loaded.
    const look = () => {
      if (!view.document.getElementById(ROOT_ID)?.firstElementChild) return
      setPreviews((all) => (all.at(-1) === preview ? [preview] : all))
      view.scrollTo({ top, behavior: 'instant' })
      if (view.scrollY >= top) observer.disconnect()
    }
    const observer = new MutationObserver(look)
    observer.observe(view.document.body, { childList: true, subtree: true })
    look()
  }
  return (
    <DocumentScreen title={form.title} document={document}>
      {state && (
        <div className="flex gap-x-10">
          <section
            aria-label="Preview"
            data-waits={isImporting || undefined}
            className="sticky top-bar-row -mb-10 grid h-[calc(100dvh-var(--bar-row))] min-w-0 flex-1 not-beside:hidden data-waits:opacity-40"
          >
            <p className="col-start-1 row-start-1 place-self-center">{words.loading}</p>
            {previews.filter(Number.isInteger).map((preview) => (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- the iframe shows this same page
              <iframe
                key={preview}
                title={`The page as it ${isImporting ? 'is until the import ends' : 'will be'}. Press its words to write them.`}
                src={window.location.href}
                className={`col-start-1 row-start-1 size-full ${preview === previews[0] ? '' : 'invisible'}`}
                onLoad={(event) => show(event, preview)}
              />
            ))}
          </section>
          <main ref={sheet} className="side-sheet">
            {form.parts.map((part) => (
              <PartFields key={part.title} {...{ part, send }} whole={state.value} />
            ))}
            <datalist id="icons">
              {ICONS.map((icon) => (
                <option key={icon}>{icon}</option>
              ))}
            </datalist>
            <MachineView path={path} version={version} />
          </main>
        </div>
      )}
    </DocumentScreen>
  )
}

function fieldOf(text: string, sheet: HTMLElement | null): HTMLElement | undefined {
  const shown = withoutSoftHyphens(text.trim())
  const found = sheet?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []
  const fields = [...found].filter((one) => shown && withoutSoftHyphens(one.value).includes(shown))
  return fields.find(({ value }) => value === shown) ?? fields[0]
}

type PartProps = { part: FormPart; whole: unknown; send: Send }

/** A group of fields, or a list of such groups followed by an empty one for a new entry. */
function PartFields({ part: { title, path, fields, add, first }, whole, send }: PartProps) {
  const value = valueAt(whole, path)
  const [{ list, rows }, setRows] = useState({ list: value, rows: keyEntries(value, []) })
  if (list !== value) setRows({ list: value, rows: keyEntries(value, rows) })
  const write = (at: Path) => (next: unknown, before: unknown) =>
    send({ type: 'write', edits: editsBetween(before, next, at) })
  // A new entry is sent once it has a name. Paragraphs have no names.
  const put = async (next: unknown) =>
    (!first || textAt(next, ['name']) !== '') &&
    send({ type: 'put', path, at: rows.length, value: next })
  const section = useRef<HTMLElement>(null)
  /** Then focuses the entry that took its place, or the one before, or the fields of a new one. */
  const remove = (at: number) => {
    void send({ type: 'take', path, at })
    const rows = section.current?.querySelectorAll('li') ?? []
    const left = rows[at] ?? rows[at - 1] ?? section.current
    left?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  return (
    <section ref={section} aria-label={title} className="pb-7">
      <h2 className="text-label font-semibold">{title}</h2>
      {add === undefined ? (
        <Fields {...{ value, fields }} onSave={write(path)} />
      ) : (
        <>
          <ul className="[overflow-anchor:none]">
            {rows.map(({ key, value }, at) => {
              const name = textAt(value, ['name']) || `Paragraph ${number(at + 1)}`
              const className = 'flex flex-wrap items-end border-b border-line'
              return (
                <li key={key} aria-label={name} className={className}>
                  <Fields {...{ value, fields }} onSave={write([...path, at])} />
                  <span className="ms-auto flex py-2 ps-3">
                    <Ways {...{ name, path, at, send }} places={[...rows.keys()]} />
                    <TextButton aria-label={`Remove ${name}`} onClick={() => remove(at)}>
                      Remove
                    </TextButton>
                  </span>
                </li>
              )
            })}
          </ul>
          <h3 className="pt-3 text-note font-semibold">{add}</h3>
          <Fields creates="onLeave" {...{ name: add, value: first, fields }} onSave={put} />
        </>
      )}
    </section>
  )
}

/** How many characters search engines show. */
const LIMITS = { title: 60, description: 160 }

function MachineView({ path, version }: { path: string; version: number }) {
  const [shown, setShown] = useState<ShownBySearch>()
  useEffect(() => {
    void ask<ShownAnswer>(`${SHOWN}/${encodeURIComponent(path)}`).then((response) => {
      // The content has changed since, and the answer to the later request may have come first.
      if (version !== useTable.getState().version) return
      if (response && 'shown' in response.answer) setShown(response.answer.shown)
    })
  }, [path, version])
  return (
    <section aria-label="What machines see" className="border-t border-line py-5">
      <h2 className="text-label font-semibold">What machines see</h2>
      <dl>
        {(['title', 'description'] as const).map((name) => {
          if (!shown) return null
          const [text, limit] = [shown[name], LIMITS[name]]
          const isLong = text.length > limit
          return (
            <div key={name} className="border-b border-line py-3">
              <dt className="flex justify-between text-note font-semibold capitalize">
                {name}
                <span className={isLong ? 'font-bold' : 'font-medium text-ink-muted'}>
                  {`${number(text.length)} of ${number(limit)}`}
                </span>
              </dt>
              <dd className="wrap-anywhere">{text}</dd>
              {isLong && (
                <dd className="text-note">{`Search engines may end it here: ${text.slice(0, limit)}…`}</dd>
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
        loading="lazy"
        alt="The card that is shown where a link to the site is shared"
        className="h-auto w-full border border-line"
      />
    </section>
  )
}
