import { about } from 'virtual:content/about'
import { words } from 'virtual:words/about'
import { PART } from '../document'
import { sources } from '../images/sources'
import { Action } from '../page/actions/Action'
import { ActionList } from '../page/actions/ActionList'
import { FontFallback, IsolatedText } from '../page/FontFallback'
import { OutsideAction } from '../page/actions/OutsideAction'
import { FROM_WIDTH } from '../theme'
import { Contact } from './Contact'
import { SkillIcon } from './SkillIcon'

/** A third of the content's width in wide windows, otherwise the full width. */
const PORTRAIT_SIZES = [
  `${FROM_WIDTH.wide} 34vw`,
  `${FROM_WIDTH.medium} calc(94.8vw - 6px)`,
  'calc(100vw - 32px)',
].join(',')

/** Few skills get fewer columns, because the usual number would leave a gap. */
const COLUMNS: Record<number, string> = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-2 medium:grid-cols-4',
  5: 'grid-cols-3 medium:grid-cols-5',
}

/** Portrait, texts with actions, and skills. In wide windows the texts fill the column of a missing block. */
export function About() {
  const { bio, portrait, skills, network, resume } = about
  const hasSkills = skills.length > 0
  // A column with only actions also takes a third: wider rows would look empty.
  const isThird = portrait ? hasSkills : !hasSkills && !bio.length
  return (
    <div className="grid grid-cols-1 gap-x-columns gap-y-blocks print:*:break-inside-avoid wide:grid-cols-3">
      {portrait && (
        <div
          data-part={PART.portrait}
          className={`relative aspect-4/3 overflow-hidden wide:min-h-full narrow:aspect-square ${
            // The portrait is as high as the skills beside it.
            hasSkills ? 'wide:aspect-auto' : 'wide:aspect-2/3'
          }`}
          style={{ backgroundColor: portrait.color }}
        >
          <img
            {...sources(portrait)}
            sizes={PORTRAIT_SIZES}
            alt={portrait.alt}
            width={portrait.width}
            height={portrait.height}
            fetchPriority="high"
            className="absolute inset-0 size-full object-cover object-[50%_78%]"
          />
        </div>
      )}
      <div
        data-part={PART.bio}
        className={`wide:flex wide:flex-col ${isThird ? '' : 'wide:col-span-2'}`}
      >
        {bio.map((paragraph) => (
          <p
            key={paragraph}
            // In wide windows the texts fill the height, so the last paragraph needs a margin.
            className="max-w-measure-lead text-lead leading-lead tracking-lead text-pretty hyphens-auto not-first:mt-paragraph wide:last-of-type:mb-actions"
          >
            <FontFallback text={paragraph} />
          </p>
        ))}
        <ActionList
          className={`${bio.length ? 'mt-actions' : ''} ${portrait || hasSkills ? 'wide:mt-auto' : ''}`}
        >
          {resume && (
            <Action icon="download" href={resume.src} download={resume.download}>
              {words.resume}
            </Action>
          )}
          {network && <OutsideAction href={network.url}>{network.label}</OutsideAction>}
          <Contact />
        </ActionList>
      </div>
      {hasSkills && (
        <section data-part={PART.skills} aria-labelledby="skills">
          <h2 id="skills" className="mb-3.5 text-label leading-snug font-semibold">
            {words.skills}
          </h2>
          <ul
            className={`grid border-s border-t border-line-strong ${COLUMNS[skills.length] ?? 'grid-cols-3 medium:grid-cols-6'}`}
          >
            {skills.map(({ name, icon, outline }) => (
              <li
                key={name}
                className="flex skill-cell flex-col justify-between border-e border-b border-line-strong leading-tight font-medium hyphens-auto"
              >
                <SkillIcon name={icon} outline={outline} />
                <span>
                  <IsolatedText text={name} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
