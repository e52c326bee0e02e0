import { albumPath, pagePath, photoPath } from '../content/addresses.ts'
import { allows } from '../content/allows.ts'
import type { Level, Photo } from '../content/schema.ts'
import { isShown } from '../content/source/coverOf.ts'
import { slug } from '../content/source/placeholders.ts'
import { publicFile } from '../content/source/publicFile.ts'
import type { Content } from '../content/source/readContent.ts'
import { filesOf } from '../images/filesOf.ts'
import { createSearch, SHORTEST } from './createSearch.ts'
import { decodeText } from './decodeText.ts'
import { isBounded } from './isBounded.ts'
import type { Kind, Secret } from './secret.ts'

const RANK = { listed: 0, unlisted: 1, hidden: 2 } as const
/** An id that the darkroom gave, after the photo's bytes. */
const DIGEST = /^[0-9a-f]{12}$/
/** Signs of a word that is no part of running text: letters and digits, six or more. */
const ODD_WORD = /^(?=.*\d)(?=.*[a-z])[\w.-]{6,}$/i
/** Words joined, as a name is in an address. */
const PHRASE = /^(?=.{8,})\w+(-\w+)+$/
/** Keywords that are names or phrases; others are in every text. */
const TELLING_KEYWORD = /[\p{Lu}\s]/u

const matchOf = (kind: Kind, text: string): Secret['match'] => {
  if (kind === 'picture' && !ODD_WORD.test(text)) return text.length >= 8 ? 'anywhere' : 'segment'
  if (DIGEST.test(text)) return 'anywhere'
  if (kind === 'address' || kind === 'picture')
    return ODD_WORD.test(text) || PHRASE.test(text) ? 'word' : 'segment'
  return 'word'
}

/** Whether a text can be looked for: not a few letters, nor a number, such as a year, for a name. */
const isTelling = ({ kind, text }: Secret) =>
  text.length >= SHORTEST && (kind === 'address' || kind === 'picture' || /\p{L}/u.test(text))

/** A file that the darkroom published, by its name. */
const PUBLISHED = /^([0-9a-f]{12})(?:-r\d+)?-\d+\.\w+$/

/** The addresses of a photo's files, as a page may write them. */
const addressesOf = (photo: Photo): string[] =>
  filesOf(photo).map(({ src }) => {
    const file = publicFile(src)
    return file === undefined ? src.replace(/^\w+:/, '') : `/${file}`
  })

/** What tells a photo's files, without their widths: the digest of its bytes, or their addresses. */
const stemsOf = (photo: Photo): string[] =>
  addressesOf(photo).map((address) => {
    const name = address.split('/').at(-1)!
    const digest = PUBLISHED.exec(name)?.[1]
    if (digest !== undefined) return digest
    return address.startsWith('//') ? address : address.replace(/-\d+\.\w+$/, '-')
  })

/**
 * Every text of the content that not all may read, with who may; and what could not be looked for, because
 * it is too short or because what is public says it too. `openTexts`: what anybody reads besides the
 * content, such as the words of the interface. `dataFiles`: the name of each album's data, by its key.
 */
export function secretsOf(
  content: Content,
  openTexts: readonly string[],
  dataFiles: ReadonlyMap<string, string>,
): { secrets: Secret[]; untold: Secret[] } {
  const { site, projects, resume, categories, albums, pages } = content
  const known = new Map<string, Secret>()
  /** What anybody may read, and machines too; what people may. */
  const open: string[] = [...openTexts, JSON.stringify([site, projects, resume])]
  const shared: string[] = []
  /** The same of pictures: a file's name that tells of an album does not make that public. */
  const openFiles: string[] = []
  const sharedFiles: string[] = []

  function add(level: Secret['level'], owner: string, from: string, kind: Kind, said: string) {
    const text = decodeText(said.trim())
    if (text === '') return
    // The same word may be a name and an address, and each is looked for in its own way.
    const match = matchOf(kind, text)
    const isRead = kind !== 'address' && kind !== 'picture'
    const entry = `${match} ${isRead} ${text}`
    const before = known.get(entry)
    const isOpener = !before || RANK[level] < RANK[before.level]
    const owners = before?.owners ?? new Set<string>()
    if (level !== 'hidden') owners.add(owner)
    if (!before) known.set(entry, { text, kind, match, level, owners, from })
    else if (isOpener) Object.assign(before, { level, from })
  }
  /** Takes texts down: as what everybody may read, or as secrets. */
  function tell(level: Level, owner: string, from: string, texts: [Kind, string | undefined][]) {
    const [words, files] = allows(level, 'robots') ? [open, openFiles] : [shared, sharedFiles]
    if (allows(level, 'bundle'))
      for (const [kind, text = ''] of texts) (kind === 'picture' ? files : words).push(text)
    if (level === 'public') return
    for (const [kind, text] of texts) if (text !== undefined) add(level, owner, from, kind, text)
  }

  for (const [i, { id, level, name, description, path }] of categories.entries()) {
    const owner = `category ${id}`
    const texts: [Kind, string | undefined][] = [
      ['name', name],
      ['caption', description],
      ['address', path],
      ['address', id],
    ]
    tell(level, owner, `catalog.json › categories[${i}]`, texts)
    if (allows(level, 'robots')) open.push(`/photography/${path}`)
  }
  for (const page of pages) {
    const texts: [Kind, string | undefined][] = [
      ['name', page.title],
      ['address', page.id],
    ]
    tell(page.level, `page ${page.id}`, page.file, texts)
    if (allows(page.level, 'robots')) open.push(pagePath(page), JSON.stringify(page))
    else shared.push(JSON.stringify(page))
  }
  for (const [i, album] of albums.entries()) {
    const { id, key, aliases, name, title, description, level, file } = album
    const owner = `album ${key}`
    const inWords = slug(name)
    const data = dataFiles.get(key)
    tell(level, owner, `catalog.json › albums[${i}]`, [
      ['name', name],
      ['name', title],
      ['caption', description],
      ...[id, key, ...aliases].map((said): [Kind, string] => ['address', said]),
      ...(inWords.includes('-') ? [['address', inWords] satisfies [Kind, string]] : []),
      ...(data === undefined ? [] : [['picture', data] satisfies [Kind, string]]),
    ])
    if (allows(level, 'robots')) open.push(albumPath(album))
    else if (allows(level, 'bundle')) shared.push(albumPath(album))
    for (const [n, photo] of album.photos.entries()) {
      const from = `albums/${file}.json › photos[${n}]`
      const texts: [Kind, string | undefined][] = [
        ['picture', photo.id],
        ...stemsOf(photo).map((stem): [Kind, string] => ['picture', stem]),
        ['picture', photo.placeholder],
        ['caption', photo.alt],
        ...(photo.keywords ?? [])
          .filter((word) => TELLING_KEYWORD.test(word))
          .map((word): [Kind, string] => ['keyword', word]),
      ]
      if (!isShown(photo))
        for (const [kind, text] of texts) {
          if (text !== undefined) add('hidden', owner, from, kind, text)
        }
      else {
        tell(level, owner, from, texts)
        if (allows(level, 'robots')) {
          open.push(photoPath(album, photo))
          openFiles.push(...addressesOf(photo))
        } else if (allows(level, 'bundle')) sharedFiles.push(...addressesOf(photo))
      }
    }
  }

  const all = [...known.values()]
  const isSaid = (texts: string[]) => {
    const search = createSearch(
      all.map(({ text }) => text),
      (index, text, at) => isBounded(all[index]!, text, at),
    )
    return search(decodeText(texts.join('\n')))
  }
  const [inOpen, inShared] = [isSaid(open), isSaid(shared)]
  const [inOpenFiles, inSharedFiles] = [isSaid(openFiles), isSaid(sharedFiles)]
  const [secrets, untold]: [Secret[], Secret[]] = [[], []]
  for (const [i, secret] of all.entries()) {
    const isPicture = secret.kind === 'picture'
    const isTold = inOpen.has(i) || (isPicture && inOpenFiles.has(i))
    const isListed = inShared.has(i) || (isPicture && inSharedFiles.has(i))
    if (isTold || !isTelling(secret)) untold.push(secret)
    // What people are told by a list is no secret of an album that no list tells of.
    else secrets.push(isListed ? { ...secret, level: 'listed' } : secret)
  }
  return { secrets, untold }
}
