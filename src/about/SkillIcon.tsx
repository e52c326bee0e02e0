import sprite from './skills.svg'

/** A skill's line icon: one of the symbols drawn in skills.svg, in the colour of the text. */
export function SkillIcon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className="size-9.5 narrow:size-8"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
