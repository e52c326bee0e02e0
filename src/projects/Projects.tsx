import { projects } from 'virtual:content/projects'
import { OutLink } from '../shell/OutLink'

/** What was built: a picture, a title, what it is, and where to get it. */
export function Projects() {
  return (
    <div className="works">
      {projects.map(({ name, descriptions, img, githubLink, viewLink }, i) => (
        <article key={name} className="work">
          <div className="work-picture">
            <img
              src={img.src}
              alt={img.alt}
              width={img.width}
              height={img.height}
              loading={i === 0 ? 'eager' : 'lazy'}
              decoding="async"
              {...(i === 0 ? { fetchPriority: 'high' as const } : {})}
            />
          </div>
          <div className="work-text">
            <h2>{name}</h2>
            <ul className="points">
              {descriptions.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {(githubLink || viewLink) && (
              <ul className="ledger">
                {githubLink && (
                  <li>
                    <OutLink href={githubLink}>
                      Source code<span className="sr-only"> of {name}</span>
                    </OutLink>
                  </li>
                )}
                {viewLink && (
                  <li>
                    <OutLink href={viewLink.url}>
                      {viewLink.label}
                      <span className="sr-only">: {name}</span>
                    </OutLink>
                  </li>
                )}
              </ul>
            )}
          </div>
        </article>
      ))}
    </div>
  )
}
