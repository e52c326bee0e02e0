import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allows } from '../content/allows.ts'
import type { Site } from '../content/schema.ts'
import { NOTHING_SERVED, type Served } from '../content/served.ts'
import type { Content } from '../content/source/content.ts'
import { drawnIn, outlineOf } from '../content/source/site/skillIcons.ts'
import { sources } from '../images/sources.ts'
import { describeAlbums, listsOf, textsOf } from './shown/dataFiles.ts'
import { searchOf } from './search/searchFiles.ts'
import { measureName } from './drawing/measureName.ts'

const PORTHOLE = 350 // px; the picture of a disc on a high-density screen

/** The exports of each `virtual:content/` module. `server`: for prerendering, with private content. */
export const contentModules: Record<string, (content: Content, server: boolean) => object> = {
  site: (content, server) => {
    const { name, url, footer, description } = content.site
    return {
      site: { name, url, footer, ...(server ? { description } : {}) },
      categories: content.categories
        .filter((c) => allows(c.level, 'bundle'))
        .map(({ id, name, description, level, shows, path, layout, forgetLostAlbum }) => ({
          id,
          name,
          ...(server ? { description } : {}),
          level,
          shows,
          path,
          ...(shows === 'albums' ? { layout, forgetLostAlbum } : {}),
        })),
      hasProjects: content.projects.length > 0,
      pages: content.pages
        .filter(({ level }) => allows(level, 'bundle'))
        .map(({ id, title, menuLabel, footer, level }) => ({
          id,
          title,
          menuLabel,
          footer,
          level,
        })),
    }
  },
  home: ({ site, categories, projects }) => {
    const { cover } = categories.find((c) => allows(c.level, 'list') && c.shows !== 'nothing') ?? {}
    const { portrait } = site
    const img = projects.find((project) => project.img)?.img
    const small = (picture: Parameters<typeof sources>[0] | undefined) =>
      picture && sources(picture, PORTHOLE).src
    return {
      pictures: {
        about: small(portrait),
        photography: small(cover ?? portrait),
        projects: small(img ?? portrait),
      },
      nameMeasures: measureName(site.name),
    }
  },
  about: ({ site: { bio, portrait, skills, email, network, resume } }) => ({
    about: { bio, portrait, skills: skills.map(withOutline), email, network, resume },
  }),
  projects: ({ projects }) => ({ projects }),
  // Empty in browsers and in builds. A build fills it for each page (see entry-server).
  server: (content, server) => ({ served: server ? servedOf(content) : NOTHING_SERVED }),
}

const OWN_ICONS = drawnIn(readFileSync(join(import.meta.dirname, '../about/skills.svg'), 'utf8'))

function withOutline(skill: Site['skills'][number]) {
  const { icon } = skill
  const outline = icon === undefined || OWN_ICONS.includes(icon) ? undefined : outlineOf(icon)
  return outline ? { ...skill, outline } : skill
}

/** For pages rendered without a build. */
function servedOf(content: Content): Served {
  const described = [...describeAlbums(content.albums).values()].map(({ data }) => data)
  return {
    albums: described.map(({ album }) => album),
    photosOf: Object.fromEntries(described.map(({ album, photos }) => [album.key, photos])),
    lists: listsOf(content),
    texts: textsOf(content),
    search: searchOf(content).served,
  }
}
