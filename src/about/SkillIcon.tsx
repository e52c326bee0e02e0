import sprite from './skills.svg'

type Props = {
  /** One of the symbols drawn in skills.svg; nothing where `outline` is there. */
  name?: string | undefined
  /** The lines of an icon on a grid of 24 units. */
  outline?: string[] | undefined
}

/** A skill's line icon, in the colour of the text. Where there is none its place stays empty. */
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
