import sprite from './skills.svg'

type Props = {
  /** The id of a symbol in skills.svg. */
  name?: string | undefined
  /** Replaces the symbol: paths on a grid of 24 units. */
  outline?: string[] | undefined
}

export function SkillIcon({ name, outline }: Props) {
  return (
    <svg
      viewBox={outline ? '0 0 24 24' : '0 0 32 32'}
      className="size-9.5 narrow:size-8"
      fill="none"
      stroke="currentColor"
      strokeWidth={outline ? 1.2 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {outline
        ? outline.map((path) => <path key={path} d={path} />)
        : name !== undefined && <use href={`${sprite}#${name}`} />}
    </svg>
  )
}
