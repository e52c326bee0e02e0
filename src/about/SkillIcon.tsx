import sheet from './skills.svg'

/** A skill's line icon: one of the symbols drawn in skills.svg, in the colour of the text. */
export function SkillIcon({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 32 32" className="mark" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  )
}
