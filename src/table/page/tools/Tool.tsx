import type { ComponentProps } from 'react'
import { LineIcon } from '../../../page/Icon'
import { TOOL_ICONS } from '../../../page/toolIcons'

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
  const icon = (TOOL_ICONS as Readonly<Record<string, string | undefined>>)[id]
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

export const TextButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    className="min-h-11 min-w-11 text-start font-semibold text-ink underline decoration-1 underline-offset-4 transition-color hover:text-accent"
    {...props}
  />
)
