import type { ComponentProps } from 'react'
import { LineIcon } from '../../../page/Icon'

/** By the id of the tool. Other tools show their text. */
export const ICONS = {
  undo: 'M8.500 4.500 4 9l4.500 4.500M4 9h10.500a5.250 5.250 0 0 1 0 10.500H9',
  redo: 'M15.500 4.500 20 9l-4.500 4.500M20 9H9.500a5.250 5.250 0 0 0 0 10.500H15',
  place: 'M8 4v16M4 8l4-4 4 4M16 20V4M12 16l4 4 4-4',
  transfer: 'M3 12a9 9 0 0 0 18 0 9 9 0 0 0-18 0h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  turn: 'M19.500 5v5h-5M19 10A7.600 7.600 0 1 0 19.600 14',
  hide: 'M2.500 12S6 5.800 12 5.800 21.500 12 21.500 12 18 18.200 12 18.200 2.500 12 2.500 12zM4 20 20 4',
  remove: 'M5 12h14',
  tray: 'M4 13h4l1.500 3h5l1.500-3h4M4 13v6h16v-6M12 4v6M9 7.500l3 3 3-3',
  add: 'M12 5v14M5 12h14',
  cover: 'M12 5 4 19h16z',
  settings:
    'M3 8h10M19 8h2M3 16h2M11 16h10M13 8a3 3 0 0 0 6 0 3 3 0 0 0-6 0M5 16a3 3 0 0 0 6 0 3 3 0 0 0-6 0',
  publish: 'M12 20V8.500M6.500 13.500 12 8l5.500 5.500M5 4h14',
}

/** The attribute that holds a tool's id. */
export const TOOL = 'data-tool'

/** `text`: replaces the icon. Without text, the name is a tooltip. `word`: the text below `wide`, below the icon on a phone. */
export type ToolNames = readonly [name: string, text?: string, word?: string]

type Props = {
  id: string
  names: ToolNames
  isOff: boolean
  onPress: () => void
  tabIndex?: number
  isBelowWide?: boolean
}

/** A toolbar button. It stays focusable while it is disabled. */
export function Tool({ id, names, isOff, onPress, tabIndex = 0, isBelowWide = true }: Props) {
  const [name, text, word] = names
  // A whole name as text has its icon beside it where there is room.
  const iconClassName = text ? (text === name ? 'wide:block' : '') + ' hidden narrow:block' : ''
  const wordClassName = text ? 'below-wide:block' : 'narrow:block'
  const icon = (ICONS as Readonly<Record<string, string | undefined>>)[id]
  return (
    <button
      type="button"
      {...{ [TOOL]: id }}
      tabIndex={tabIndex}
      aria-label={name}
      aria-disabled={isOff}
      className={`group relative press-target px-1.75 transition-color hover:text-accent aria-disabled:text-ink ${id === 'publish' ? 'font-semibold' : 'font-medium'} ${isBelowWide ? 'narrow:min-h-14 narrow:min-w-12 narrow:px-0.5' : 'below-wide:hidden'}`}
      onClick={() => !isOff && onPress()}
    >
      <span className="flex items-center gap-2.5 group-aria-disabled:opacity-30 narrow:grid narrow:justify-items-center narrow:gap-0">
        {icon !== undefined && <LineIcon path={icon} className={`size-6 ${iconClassName}`} />}
        {text && <span className={word ? 'below-wide:hidden' : ''}>{text}</span>}
        {word && <span className={`hidden narrow:text-note ${wordClassName}`}>{word}</span>}
      </span>
      {!text && (
        <span
          aria-hidden="true"
          className="tool-tip absolute inset-s-0 bottom-full z-1 bg-ink px-2.5 py-1.25 text-note text-paper in-bar:inset-s-auto in-bar:inset-e-0 in-bar:top-full in-bar:bottom-auto"
        >
          {name}
        </span>
      )}
    </button>
  )
}

type TextButtonProps = ComponentProps<'button'> & { onPress: () => void }

export const TextButton = ({ onPress, ...rest }: TextButtonProps) => (
  <button
    type="button"
    className="min-h-11 min-w-11 text-start font-semibold text-ink underline decoration-1 underline-offset-4 transition-color hover:text-accent"
    onClick={onPress}
    {...rest}
  />
)
