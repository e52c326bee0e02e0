import { about } from 'virtual:content/about'
import { sources } from '../images/sources'
import { Icon } from '../shell/Icon'
import { OutLink } from '../shell/OutLink'
import { Contact } from './Contact'
import { SkillIcon } from './SkillIcon'

/** Three blocks of a 12-column grid: the portrait, the words with their ledger, the skills. */
export function About() {
  const { bio, portrait, skills, network, resume } = about
  return (
    <div className="thirds">
      <div className="portrait" style={{ backgroundColor: portrait.color }}>
        <img
          {...sources(portrait)}
          sizes="(min-width:1024px) 34vw,(min-width:701px) calc(94.8vw - 6px),calc(100vw - 32px)"
          alt={portrait.alt}
          width={portrait.width}
          height={portrait.height}
          fetchPriority="high"
        />
      </div>
      <div className="bio">
        {bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className="ledger">
          <li>
            <a className="act" href={resume.src} download={resume.download}>
              Download resume <Icon name="download" />
            </a>
          </li>
          <li>
            <OutLink href={network.url}>{network.label}</OutLink>
          </li>
          <li>
            <Contact />
          </li>
        </ul>
      </div>
      <section aria-labelledby="skills">
        <h2 id="skills" className="block-title">
          Skills
        </h2>
        <ul className="skills">
          {skills.map(({ name, icon }) => (
            <li key={name}>
              <SkillIcon name={icon} />
              {name}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
