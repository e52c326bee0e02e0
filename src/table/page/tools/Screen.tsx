import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { FontFallback } from '../../../page/FontFallback'
import { Icon } from '../../../page/Icon'
import { endRejected } from '../state/editing'
import { cancelLift } from '../state/moving'
import { focusTitle, returnFocus } from '../state/shots'
import { useTable } from '../state/tableStore'
import { describeAll, ofKeys, photographs, words } from '../state/words'
import { TextButton } from './Tool'

type Props = { title: string; onDone: () => void; children?: ReactNode }

const screensNow = () => (history.state as { screens?: number } | null)?.screens ?? 0
const openScreens = ({ page, album, isPublishOpen } = useTable.getState()) =>
  [page, album, isPublishOpen].filter(Boolean).length

/** How many screens the last one that closed had covered. They have entries. */
let covered = 0

/** Gives each open screen an entry of the browser's history. Back closes the last one, a jump several. */
function useEntry(close: () => void): void {
  const onBack = useEffectEvent(() => {
    focusTitle() // A field saves on blur.
    close()
  })
  useEffect(() => {
    const screens = openScreens()
    const edited = useTable.getState().album?.id ?? ''
    const first = Math.max(screensNow(), covered) + 1
    if (first === 1 && screens === 1) history.replaceState({ ...history.state, edited }, '')
    for (let n = first; n <= screens; n++) history.pushState({ ...history.state, screens: n }, '')
    const follow = () => {
      if (screensNow() > screens) history.go(screens - screensNow())
      else if (screensNow() < screens) onBack()
    }
    follow()
    window.addEventListener('popstate', follow)
    return () => {
      // An album that is gone leaves its screen while Publish covers it.
      covered = Math.min(screens - 1, openScreens())
      window.removeEventListener('popstate', follow)
    }
  }, [])
}

/** The bar of the light table. Its title gets focus on mount. In an album, without tools, messages are last. */
export function ScreenBar({ title, onDone, children }: Props) {
  const saving = useTable((s) => s.saving)
  const isWriting = useTable(({ draft }) => draft && draft.text.trim() !== draft.before)
  const spoken = useTable((s) => s.spoken)
  const hasBefore = useTable((s) => openScreens(s) > 1 || s.opener !== undefined)
  useEntry(onDone)
  useEffect(focusTitle, [])
  return (
    <header className="sticky top-0 z-2 -mx-1 grid min-h-bar-row flex-none grid-cols-middle items-center gap-x-3 bg-paper px-1 narrow:grid-cols-[auto_1fr_auto] low:static">
      <button
        type="button"
        aria-label={`Done, ${hasBefore ? 'back to the screen before' : 'leave editing'}`}
        className="bar-action min-h-12 text-label font-medium transition-color hover:text-accent"
        // An entry may be gone already, while the last changes are being written.
        onClick={() => (screensNow() ? history.back() : onDone())}
      >
        <Icon name="tick" className="size-5.5" />
        <span className="narrow:sr-only">Done</span>
      </button>
      <h1
        tabIndex={-1}
        className="py-1.5 text-center voice-nature text-title-nature leading-tight font-nature-strong text-balance"
      >
        <FontFallback text={title} />
      </h1>
      <div className="flex items-center justify-end gap-x-5 text-end leading-tight wrap-break-word below-wide:gap-x-3 narrow:col-span-3 narrow:flex-wrap [&>button]:flex-none">
        {/* Shown once the server has confirmed all input: fields with other text have `data-unsaved`. */}
        <p
          role="status"
          className={`text-note font-medium text-ink-muted wide:whitespace-nowrap ${saving === 'importing' ? '' : children && spoken ? 'below-wide:sr-only' : 'narrow:sr-only'}`}
        >
          {saving === 'importing' ? 'Waiting for the import' : saving === 'saving' && 'Writing'}
          {saving instanceof Date && !isWriting && (
            <span className="group-has-data-unsaved/screen:hidden">
              {`Written ${saving.toLocaleTimeString(document.documentElement.lang, { timeStyle: 'short' })}`}
            </span>
          )}
        </p>
        <output className="text-note font-medium below-wide:last:sr-only narrow:w-full">
          {spoken}
        </output>
        {children}
      </div>
    </header>
  )
}

/** The layout of the screens other than the album's, where `group-has` would restyle all photographs in a drag. */
export const Screen = ({ actions, children, ...bar }: Props & { actions: ReactNode }) => (
  <div className="group/screen fixed inset-0 flex scroll-pt-bar-row scroll-pb-48 flex-col overflow-y-auto bg-paper px-margin low:scroll-pt-0 low:scroll-pb-[45dvh]">
    <ScreenBar {...bar}>{actions}</ScreenBar>
    {children}
    <div className="min-h-10 flex-1" />
    {/* Below, so that a message does not move what the user is about to press. */}
    <div className="sticky bottom-0 z-1 -mx-margin bg-paper low:max-h-[40dvh] low:overflow-y-auto">
      <Notices />
    </div>
  </div>
)

type NoticeProps = { text: string; role?: 'alert' | 'note'; choices?: Record<string, () => void> }

function Notice({ text, role = 'alert', choices }: NoticeProps) {
  const [before] = useState(() => document.activeElement as HTMLElement | null)
  return (
    <div
      role={role}
      className="flex flex-wrap items-center gap-x-5 border-t border-line-strong px-margin py-2 font-medium whitespace-pre-line"
    >
      {text}
      {Object.entries(choices ?? {}).map(([word, choose]) => (
        <TextButton
          key={word}
          onClick={() => {
            returnFocus(before)
            choose()
          }}
        >
          {word}
        </TextButton>
      ))}
    </div>
  )
}

const REJECTED = { 'Write it now': () => endRejected(true), 'Leave it': () => endRejected(false) }

/** The album's messages: lifted photographs, a lost connection, rejected acts and errors. */
export function Notices() {
  const isWaiting = useTable((s) => s.saving === 'waiting')
  const rejected = useTable((s) => describeAll(s.rejected[s.album?.id ?? ''] ?? []))
  const problem = useTable((s) => s.problem)
  const placed = useTable(({ lift }) => (lift?.by === 'keys' ? lift.ids.size : 0))
  const warning = useTable((s) => s.warning)
  const close = (name: 'problem' | 'warning') => () => useTable.setState({ [name]: undefined })
  const lifted = `${photographs(placed)} lifted. Press a photograph to move before it${ofKeys(', or move the pin with the arrow keys and press Enter')}.`
  return (
    <>
      {placed > 0 && <Notice role="note" text={lifted} choices={{ Cancel: cancelLift }} />}
      {isWaiting && <Notice text={words.waiting} />}
      {rejected && <Notice text={words.conflict(rejected)} choices={REJECTED} />}
      {problem !== undefined && <Notice text={problem} choices={{ Close: close('problem') }} />}
      {warning !== undefined && <Notice text={warning} choices={{ Close: close('warning') }} />}
    </>
  )
}
