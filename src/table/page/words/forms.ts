import sprite from '../../../about/skills.svg?raw'
import { fieldLabels } from '../../../content/labels'
import type { Path } from '../../contract'
import { words } from '../state/words'
import type { Field } from './fields'

export const ICONS = Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id!)

const TEXTS = new Set(['paragraph', 'description', 'text', 'portrait.alt', 'img.alt'])

/** Other fields that are not a single line. */
const KINDS: Record<string, Field['kind']> = {
  descriptions: 'lines',
  'keywords.public': 'keywords',
  aiCrawlers: Object.entries({ '': 'Not asked to stay away', disallow: 'Asked to stay away' }),
  level: Object.entries(words.levels).filter(([level]) => level !== 'unlisted'),
}
/** A field by its dotted path. A paragraph is a string in a list, so its path is empty. */
const field = (name: string): Field => ({
  path: name === 'paragraph' ? [] : name.split('.'),
  kind: KINDS[name] ?? (TEXTS.has(name) ? 'text' : 'line'),
  label: fieldLabels[name]!,
})
/** A group of fields, or a list of such groups with an empty one: `add` is its heading, `first` its value. */
const part = (title: string, path: Path, names: string, add?: string, first?: object) => {
  const fields = names.split(' ').map(field)
  return { title, path, fields, add, first }
}

const form = (file: string, title: string, parts: FormPart[]) => ({ file, title, parts })

export type FormPart = ReturnType<typeof part>
export type Form = ReturnType<typeof form>
const LINKS = 'email network.label network.url resume.src resume.download portrait.alt'
const RIGHTS = 'rights.license rights.credit rights.copyright rights.acquire aiCrawlers'
const PROJECT = 'name descriptions githubLink viewLink.label viewLink.url img.alt'

const FORMS: Record<string, Form> = {
  '/': form('site.json', 'Owner', [
    part('Owner', [], 'name url description'),
    part('Rights in the photographs', [], RIGHTS),
    part('Search', [], 'keywords.public'),
  ]),
  '/about': form('site.json', 'About', [
    part('About you', ['bio'], 'paragraph', 'New paragraph'),
    part('Links and portrait', [], LINKS),
    part('Skills', ['skills'], 'name icon', 'New skill', {}),
  ]),
  '/projects': form('projects.json', 'Projects', [
    part('Projects', [], PROJECT, 'New project', { descriptions: [] }),
  ]),
}

/** The form for a page, or `undefined` for addresses below the first level. */
export function formAt(path: string): Form | undefined {
  const [, page] = /^\/([a-z0-9-]+)$/.exec(path) ?? []
  const own = page && part('Page', [], 'title menu footer order level description text')
  return FORMS[path] ?? (own ? form(`pages/${page}.md`, page, [own]) : undefined)
}
