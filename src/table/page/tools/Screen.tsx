import { type ReactNode, useEffect } from 'react'
import { FontFallback } from '../../../page/FontFallback'
import { Icon } from '../../../page/Icon'
import type { Saving } from '../tableStore'

type Props = { title: string; onDone: () => void; saving?: Saving; children?: ReactNode }

const focus = (element: HTMLElement | null) => element?.focus()

/** The bar of the light table. Its title gets focus on mount. */
export function ScreenBar({ title, onDone, saving, children }: Props) {
  return (
    <header className="sticky top-0 z-1 -mx-1 grid min-h-bar-row grid-cols-middle items-center gap-x-3 bg-paper px-1 narrow:grid-cols-[auto_1fr_auto]">
      <button
        type="button"
        aria-label="Done, leave editing"
        className="bar-action min-h-12 text-label font-medium transition-color hover:text-accent"
        onClick={onDone}
      >
        <Icon name="tick" className="size-5.5" />
        <span className="narrow:sr-only">Done</span>
      </button>
      <h1
        ref={focus}
        tabIndex={-1}
        className="text-center voice-nature text-title-nature leading-tight font-nature-strong text-balance"
      >
        <FontFallback text={title} />
      </h1>
      <div className="flex flex-wrap items-center justify-end gap-x-5 text-end narrow:col-span-3">
        {/* Shown once the server has confirmed all input: fields with other text have `data-unsaved`. */}
        <p role="status" className="text-note font-medium text-ink-muted narrow:sr-only">
          {saving instanceof Date ? (
            <span className="group-has-data-unsaved/screen:hidden">
              {`Written ${saving.toLocaleTimeString(document.documentElement.lang, { timeStyle: 'short' })}`}
            </span>
          ) : (
            saving === 'saving' && 'Writing'
          )}
        </p>
        {children}
      </div>
    </header>
  )
}

/** Keys with Ctrl or Cmd. Capitals need Shift too. Fields with unsaved text keep keys to themselves. */
export function useCommandKeys(keys: Record<string, () => void>): void {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const key = event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || !keys[key]) return
      event.preventDefault()
      keys[key]()
    }
    window.addEventListener('keydown', take)
    return () => window.removeEventListener('keydown', take)
  }, [keys])
}

/** The layout of the screens other than the album's. */
export const Screen = ({ actions, children, ...bar }: Props & { actions: ReactNode }) => (
  <div className="group/screen fixed inset-0 overflow-y-auto bg-paper px-margin pb-10">
    <ScreenBar {...bar}>{actions}</ScreenBar>
    {children}
  </div>
)
