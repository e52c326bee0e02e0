import type { KeyboardEvent } from 'react'
import { LineIcon } from '../../../page/Icon'
import { areHidden, canBeCover, hideOrShow, makeCover, remove, turn, turnable } from '../actions'
import { chosenWith, lift } from '../album/moving'
import { frameOf } from '../album/shots'
import { useTable } from '../tableStore'
import { ICONS } from './Tool'
import { photographs } from '../words/words'

type Item = [icon: keyof typeof ICONS, name: string, key: string, press: () => void, off?: boolean]

/** The menu's actions. They apply to the whole selection if the photograph is part of it. */
function itemsFor(id: string): Item[] {
  const ids = chosenWith(id)
  const those = ids.length === 1 ? '' : ` ${photographs(ids.length)}`
  const hide = areHidden(ids) ? 'Show' : 'Hide'
  const choose = () => useTable.setState({ transfer: ids })
  const items: Item[] = [
    ['cover', 'Make it the cover', 'C', () => makeCover(id), !canBeCover(id)],
    ['place', `Move${those}`, 'M', () => lift(ids, 'keys')],
    ['hide', `${hide}${those}`, 'H', () => hideOrShow(ids)],
    ['turn', `Turn${those} right`, 'R', () => turn(ids), !turnable(ids).length],
    ['transfer', 'Put in another album', '', choose, !useTable.getState().album?.others.length],
    ['remove', `Remove${those}`, 'Del', () => remove(ids)],
  ]
  return items.slice(those ? 1 : 0)
}

type Props = { id: string; name: string; tabIndex: number }

/** The button at the end of a legend, and its menu, which opens over the picture. */
export function MoreMenu({ id, name, tabIndex }: Props) {
  const isOpen = useTable((s) => s.menu === id)
  return (
    <>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className="ms-auto -me-3 icon-button transition-color hover:text-accent"
        onClick={() => useTable.setState({ menu: isOpen ? undefined : id, current: id })}
      >
        <LineIcon path="M5 12v.01M12 12v.01M19 12v.01" className="size-5.5 stroke-3" />
      </button>
      {isOpen && <Menu id={id} name={name} />}
    </>
  )
}

const close = () => useTable.setState({ menu: undefined })

function enter(menu: HTMLElement | null) {
  if (!menu) return
  menu.scrollIntoView({ block: 'nearest' })
  const { left, right, top } = menu.getBoundingClientRect()
  const x = Math.max(-left, 0) + Math.min(window.innerWidth - right, 0)
  const edge = Math.max(menu.closest('main')?.getBoundingClientRect().top ?? 0, 0)
  menu.style.translate = `${x}px ${Math.max(edge - top, 0)}px`
  menu.querySelector('button')?.focus({ preventScroll: true })
}

function Menu({ id, name }: Omit<Props, 'tabIndex'>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...event.currentTarget.querySelectorAll('button')]
    const from = all.findIndex((one) => one === document.activeElement)
    const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: -1 }[event.key]
    if (to !== undefined) all.at(to % all.length)?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') {
      frameOf(id)?.focus({ preventScroll: true })
      close()
    } else return
    event.preventDefault()
  }
  return (
    <div
      ref={enter}
      role="menu"
      tabIndex={-1}
      aria-label={name}
      className="absolute inset-e-0 bottom-full z-2 w-64.5 border border-line-strong bg-paper text-body text-ink"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      {itemsFor(id).map(([icon, item, key, press, isOff = false]) => (
        <button
          key={item}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={isOff}
          className="group flex min-h-12 w-full items-center justify-between gap-3 px-4 text-start font-medium transition-color hover:text-accent aria-disabled:text-ink"
          onClick={() => {
            if (isOff) return
            frameOf(id)?.focus({ preventScroll: true })
            close()
            press()
          }}
        >
          <span className="flex items-center gap-3.5 group-aria-disabled:opacity-30">
            <LineIcon path={ICONS[icon]} />
            {item}
          </span>
          <span aria-hidden="true" className="text-note text-ink-muted">
            {key}
          </span>
        </button>
      ))}
    </div>
  )
}
