import { LineIcon } from '../../page/Icon'

const ICONS: Record<string, string> = {
  undo: 'M8.500 4.500 4 9l4.500 4.500M4 9h10.500a5.250 5.250 0 0 1 0 10.500H9',
  redo: 'M15.500 4.500 20 9l-4.500 4.500M20 9H9.500a5.250 5.250 0 0 0 0 10.500H15',
}

/** On each tool: its id. */
export const TOOL = 'data-tool'

type Props = {
  id: string
  /** What is seen; absent where an icon is, beside which the name comes with focus or a pointer that rests. */
  text: string | undefined
  name: string
  isOff: boolean
  onPress: () => void
  tabIndex?: number
}

/** One tool. One that has nothing to do now says so and stays where it is. */
export function Tool({ id, text, name, isOff, onPress, tabIndex = 0 }: Props) {
  return (
    <button
      type="button"
      {...{ [TOOL]: id }}
      tabIndex={tabIndex}
      aria-label={name}
      aria-disabled={isOff}
      className="group relative inline-flex min-h-11 min-w-11 items-center justify-center px-1.75 font-medium whitespace-nowrap transition-color hover:text-accent aria-disabled:text-ink"
      onClick={() => !isOff && onPress()}
    >
      <span className="group-aria-disabled:opacity-30">
        {text ?? <LineIcon path={ICONS[id]!} />}
      </span>
      {text === undefined && (
        <span
          aria-hidden="true"
          className="pointer-events-none invisible absolute inset-s-0 bottom-full z-1 bg-ink px-2.5 py-1.25 text-note text-paper group-hover:visible group-hover:[transition:visibility_0s_0.4s] group-focus-visible:visible in-data-quiet:invisible!"
        >
          {name}
        </span>
      )}
    </button>
  )
}
