import type { Path } from '../contract'
import type { Field } from './fields'
import { words } from './words'

/** A group of fields of a document, or a list of such groups. */
export type Part = {
  title: string
  path: Path
  fields: readonly Field[]
  /** Of a list: what a new entry is called. */
  add?: string | undefined
}
export type Form = { file: string; title: string; parts: readonly Part[] }

/** What is more than a line. */
const KINDS: Record<string, Field['kind']> = {
  paragraph: 'text',
  description: 'text',
  descriptions: 'lines',
  text: 'text',
  level: Object.entries(words.levels).filter(([level]) => level !== 'unlisted'),
}
/** A field by its path, with dots. A paragraph is an entry by itself. */
const field = (name: string): Field => ({
  path: name === 'paragraph' ? [] : name.split('.'),
  kind: KINDS[name] ?? 'line',
  label: words.fields[name]!,
})
const part = (title: keyof typeof words.parts, path: Path, names: string): Part => ({
  title: words.parts[title],
  path,
  fields: names.split(' ').map(field),
  add: words.newEntry[title],
})

/** The words of the site's own pages, by their paths. */
const FORMS: Record<string, Form> = {
  '/': {
    file: 'site.json',
    title: words.parts.owner,
    parts: [part('owner', [], 'name url description')],
  },
  '/about': {
    file: 'site.json',
    title: words.parts.about,
    parts: [
      part('bio', ['bio'], 'paragraph'),
      part('links', [], 'email network.label network.url resume.src resume.download portrait.alt'),
      part('skills', ['skills'], 'name icon'),
    ],
  },
  '/projects': {
    file: 'projects.json',
    title: words.parts.projects,
    parts: [
      part('projects', [], 'name descriptions githubLink viewLink.label viewLink.url img.alt'),
    ],
  },
}

/** What can be written on a page, by its path: on that of a list, none of these. */
export function formAt(path: string): Form | undefined {
  const [, page] = /^\/([a-z0-9-]+)$/.exec(path) ?? []
  const own = page && {
    file: `pages/${page}.md`,
    title: page,
    parts: [part('page', [], 'title menu order level description text')],
  }
  return FORMS[path] ?? (own || undefined)
}
