import { projects } from 'virtual:content/projects'
import { words } from 'virtual:words/projects'
import type { Picture, Project } from '../content/schema'
import { withoutSoftHyphens } from '../content/softHyphens'
import { sources } from '../images/sources'
import { ActionList } from '../page/actions/ActionList'
import { EmptySheet } from '../page/EmptySheet'
import { FontFallback } from '../page/FontFallback'
import { OutsideAction } from '../page/actions/OutsideAction'
import { FROM_WIDTH } from '../theme'

/** Eight of the content's twelve columns in wide windows, seven in medium ones, otherwise the full width. */
const PICTURE_SIZES = [
  `${FROM_WIDTH.wide} 63vw`,
  `${FROM_WIDTH.medium} 55vw`,
  'calc(100vw - 32px)',
].join(',')

/** The projects, each with picture, title, description and links. */
export function Projects() {
  if (!projects.length) return <EmptySheet line={words.none} />
  return (
    <div className="grid gap-projects">
      {projects.map((project, i) => (
        <article
          key={project.name}
          className="grid grid-cols-12 gap-x-columns print:break-inside-avoid narrow:block"
        >
          {project.img ? (
            <>
              <ProjectPicture img={project.img} isFirst={i === 0} />
              <div className="flex flex-col wide:col-span-4 medium:col-span-5 narrow:pt-4">
                <Words {...project} />
                <Links {...project} />
              </div>
            </>
          ) : (
            // The texts are in the picture's place.
            <>
              <div className="wide:col-span-8 medium:col-span-7">
                <Words {...project} />
              </div>
              <div className="wide:col-span-4 medium:col-span-5">
                <Links {...project} />
              </div>
            </>
          )}
        </article>
      ))}
    </div>
  )
}

function ProjectPicture({ img, isFirst }: { img: Picture; isFirst: boolean }) {
  return (
    // Stretched, because the ratio would otherwise widen the picture in a row that a long text makes high.
    <div className="min-w-0 justify-self-stretch overflow-hidden bg-paper-muted wide:col-span-8 wide:aspect-16/9 medium:col-span-7 medium:aspect-4/3 narrow:aspect-3/2">
      <img
        {...sources(img)}
        sizes={PICTURE_SIZES}
        alt={img.alt}
        width={img.width}
        height={img.height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : {})}
        className="size-full object-cover"
      />
    </div>
  )
}

function Words({ name, descriptions }: Project) {
  return (
    <>
      <h2 className="text-head leading-head font-bold tracking-head hyphens-auto">
        <FontFallback text={name} />
      </h2>
      <ul className="mt-4.5 mb-7 grid gap-2">
        {descriptions.map((line) => (
          <li key={line} dir="auto" className="relative max-w-measure-list ps-5 hyphens-auto">
            <i className="absolute inset-s-0 list-dash" />
            <FontFallback text={line} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Links({ name, githubLink, viewLink }: Project) {
  if (!githubLink && !viewLink) return null
  const said = withoutSoftHyphens(name)
  return (
    <ActionList className="mt-auto">
      {githubLink && (
        <OutsideAction href={githubLink}>
          {words.sourceCode}
          <span className="sr-only"> {words.ofProject(said)}</span>
        </OutsideAction>
      )}
      {viewLink && (
        <OutsideAction href={viewLink.url}>
          {viewLink.label}
          <span className="sr-only">: {said}</span>
        </OutsideAction>
      )}
    </ActionList>
  )
}
