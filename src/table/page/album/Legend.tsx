import { type KeyboardEvent, memo, useState } from 'react'
import { FontFallback } from '../../../page/FontFallback'
import type { Finding } from '../../../darkroom/album/photoFindings'
import { Icon, LineIcon } from '../../../page/Icon'
import { moveFocus } from '../../../page/input/moveFocus'
import { TOOL_ICONS } from '../../../page/toolIcons'
import type { TablePhoto } from '../../contract'
import * as actions from '../state/actions'
import { act } from '../state/editing'
import { chosenWith, lift, select } from '../state/moving'
import { frameOf, passFocus } from '../state/shots'
import { TextButton } from '../tools/Tool'
import { offerAlbums, closeMenu, openMenu, setCurrent, useTable } from '../state/tableStore'
import { named, number, ofKeys, photographs } from '../state/words'
import { chooseFiles } from './Tools'

/** `place`: in the album, counted from 1. Only the controls of the current photograph are in the tab order. */
type Props = { one: TablePhoto; place: number } & Record<Flag, boolean>
type Flag = 'isSelected' | 'isCurrent' | 'isEdited'

const TICKED =
  'border-accent bg-accent text-on-accent forced-colors:border-highlight forced-colors:bg-highlight'

/** Below a picture: its checkbox, place and caption. A click on the caption edits it. */
export const Legend = memo(function Legend({ one, place, isSelected, isCurrent, isEdited }: Props) {
  const { id, photo, findings } = one
  // The finding shows instead of the caption, and has a button to write one.
  const isUndescribed = !photo.alt && findings?.some(({ code }) => code === 'empty-alt')
  const tabIndex = isCurrent ? 0 : -1
  const name = named(place, photo.alt)
  const empty = photo.decorative ? 'Decorative' : 'Write a description'
  const call = photo.decorative ? `Decorative, describe ${name}` : `${empty} of ${name}`
  return (
    <div
      className="@container flex min-h-11 flex-wrap items-start leading-caption text-ink-muted"
      onFocus={() => setCurrent(id)}
    >
      <button
        type="button"
        tabIndex={tabIndex}
        aria-pressed={isSelected}
        aria-label={`Select ${name}`}
        className="-ms-3 icon-button"
        onClick={({ shiftKey }) => select(id, shiftKey ? 'to' : 'one')}
      >
        <span
          className={`grid size-5 place-items-center border-rule ${isSelected ? TICKED : 'border-ink-muted'}`}
        >
          {isSelected && <Icon name="tick" className="size-4 stroke-3" />}
        </span>
      </button>
      <span className="me-2.25 pt-3.5 text-note font-medium @max-[6.5rem]:hidden">
        {isEdited ? `${number(place)}, description` : number(place)}
      </span>
      {!isEdited && !isUndescribed && (
        <p className="min-w-0 flex-1 basis-0 wrap-break-word @max-[12rem]:order-last @max-[12rem]:basis-full">
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={photo.alt ? `${photo.alt}, edit the description` : call}
            className={`min-h-11 min-w-11 py-2.75 text-start transition-color hover:text-accent ${photo.alt ? 'photo-caption' : 'font-semibold text-ink underline decoration-1 underline-offset-4'}`}
            onClick={() => actions.writeCaption(id)}
          >
            <FontFallback text={photo.alt || empty} />
          </button>
        </p>
      )}
      <MoreMenu id={id} name={`More for ${name}`} tabIndex={tabIndex} />
    </div>
  )
})

const BUTTONS: Record<string, Record<string, (id: string) => void>> = {
  'empty-alt': {
    'Write one': actions.writeCaption,
    'Mark as decorative': (id) => act({ type: 'decorate', photos: [id] }),
  },
  'alt-is-filename': { 'Write one': actions.writeCaption },
  'coordinates-in-alt': { 'Write another': actions.writeCaption },
  'duplicate-url': { 'Remove this one': (id) => actions.remove([id]) },
}

type FindingProps = { id: string; finding: Finding; tabIndex: number }

export function FindingLine({ id, finding: { code, text, remedy }, tabIndex }: FindingProps) {
  const buttons = code === 'unpublished-turn' ? { [remedy]: chooseFiles } : BUTTONS[code]
  const said = code === 'empty-alt' ? 'No description.' : buttons ? text : `${text} ${remedy}`
  return (
    <div ref={passFocus} className="flex flex-wrap items-center gap-x-3">
      <p className="flex min-w-0 gap-2 py-2 font-semibold text-ink">
        <LineIcon path="M6 21V4M6 4h12l-3 4 3 4H6" className="mt-0.75 size-5" />
        <span className="min-w-0 wrap-break-word">{said}</span>
      </p>
      {Object.entries(buttons ?? {}).map(([word, press]) => (
        <TextButton key={word} tabIndex={tabIndex} onClick={() => press(id)}>
          {word}
        </TextButton>
      ))}
    </div>
  )
}

type ToolIcon = keyof typeof TOOL_ICONS
type Item = [icon: ToolIcon, name: string, key: string, press: () => void, off?: boolean]

function itemsFor(id: string): Item[] {
  const ids = chosenWith(id)
  const those = ids.length === 1 ? '' : ` ${photographs(ids.length)}`
  const hide = actions.areHidden(ids) ? 'Show' : 'Hide'
  const choose = () => offerAlbums(ids)
  const bare = actions.undescribed(ids)
  const marked = those && bare.length ? ` ${photographs(bare.length)}` : ''
  const mark = () => act({ type: 'decorate', photos: bare })
  const items: Item[] = [
    ['cover', 'Make it the cover', 'C', () => actions.makeCover(id), !actions.canBeCover(id)],
    ['place', `Move${those}`, 'M', () => lift(ids, 'keys')],
    ['hide', `${hide}${those}`, 'H', () => actions.hideOrShow(ids)],
    ['turn', `Turn${those} right`, 'R', () => actions.turn(ids), !actions.turnable(ids).length],
    ['transfer', 'Put in another album', '', choose, !useTable.getState().album?.others.length],
    ['decorative', `Mark${marked} as decorative`, '', mark, !bare.length],
    ['remove', `Remove${those}`, 'Del', () => actions.remove(ids)],
  ]
  return items.slice(those ? 1 : 0)
}

function MoreMenu({ id, name, tabIndex }: { id: string; name: string; tabIndex: number }) {
  const isOpen = useTable((s) => s.menu === id)
  return (
    <div className={`ms-auto ${isOpen ? 'relative' : ''}`}>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className="icon-button justify-items-end transition-color hover:text-accent"
        onClick={() => (isOpen ? closeMenu() : openMenu(id))}
      >
        <LineIcon path="M5 12v.01M12 12v.01M19 12v.01" className="size-5.5 stroke-3" />
      </button>
      {isOpen && <Menu id={id} name={name} />}
    </div>
  )
}

function enter(menu: HTMLElement | null) {
  if (!menu) return
  const { left, right, top } = menu.getBoundingClientRect()
  const x = Math.max(-left, 0) + Math.min(window.innerWidth - right, 0)
  const edge = Math.max(menu.closest('main')?.getBoundingClientRect().top ?? 0, 0)
  menu.style.translate = `${x}px ${Math.max(edge - top, 0)}px`
  menu.scrollIntoView({ block: 'nearest' })
  menu.querySelector('button')?.focus({ preventScroll: true })
}

function Menu({ id, name }: { id: string; name: string }) {
  const [opener] = useState(() => document.querySelector<HTMLElement>(':focus') ?? frameOf(id))
  const onKeyDown = (event: KeyboardEvent) => {
    moveFocus(event, [...event.currentTarget.querySelectorAll('button')], ['ArrowUp', 'ArrowDown'])
    if (event.key !== 'Escape' && event.key !== 'Tab') return
    opener?.focus({ preventScroll: true })
    closeMenu()
    event.preventDefault()
  }
  return (
    <div
      ref={enter}
      role="menu"
      tabIndex={-1}
      aria-label={name}
      className="absolute inset-e-0 bottom-full z-2 w-64.5 -scroll-my-6 border border-line-strong bg-paper text-body text-ink"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget: menu, relatedTarget: to }) => menu.contains(to) || closeMenu()}
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
            closeMenu()
            press()
          }}
        >
          <span className="flex items-center gap-3.5 group-aria-disabled:opacity-30">
            <LineIcon path={TOOL_ICONS[icon]} />
            {item}
          </span>
          <span aria-hidden="true" className="text-note text-ink-muted">
            {ofKeys(key)}
          </span>
        </button>
      ))}
    </div>
  )
}
