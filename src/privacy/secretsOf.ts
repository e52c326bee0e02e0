import { allows } from '../content/allows.ts'
import type { Content } from '../content/source/content.ts'
import { contentTexts } from './contentTexts.ts'
import { createSearch, SHORTEST } from './createSearch.ts'
import { readableText } from './readableText.ts'
import { isBounded } from './isBounded.ts'
import type { Kind, Secret } from './secret.ts'

const RANK = { listed: 0, unlisted: 1, hidden: 2 } as const
/** A photo id made by the darkroom. */
const DIGEST = /^[0-9a-f]{12}$/
/** At least six letters and digits: not a word of running text. */
const ODD_WORD = /^(?=.*\d)(?=.*[a-z])[\w.-]{6,}$/i
/** Joined words, as in an address. */
const PHRASE = /^(?=.{8,})\w+(-\w+)+$/

const isAddress = (kind: Kind) => kind === 'address' || kind === 'picture'

const matchOf = (kind: Kind, text: string): Secret['match'] => {
  if (kind === 'picture' && !ODD_WORD.test(text)) return text.length >= 8 ? 'anywhere' : 'segment'
  if (DIGEST.test(text)) return 'anywhere'
  return isAddress(kind) && !ODD_WORD.test(text) && !PHRASE.test(text) ? 'segment' : 'word'
}

/** Whether a text can be searched for. Short texts cannot, nor can names without letters, such as a year. */
const isTelling = ({ kind, text }: Secret) =>
  text.length >= SHORTEST && (isAddress(kind) || /\p{L}/u.test(text))

/** The other fields of site.json steer commands and the build, or fill placeholders. */
const PUBLISHED = [
  'name',
  'email',
  'url',
  'description',
  'lang',
  'photos',
  'rights',
  'bio',
  'portrait',
  'network',
  'footer',
  'resume',
  'skills',
] as const

/** Published texts. Addresses of pictures are separate: one may contain a name without publishing it. */
type Told = { words: string[]; files: string[] }

/**
 * Finds the texts of the content that are not for everybody. `untold`: private texts that cannot be
 * searched for, because they are too short or are also public. `publicTexts`: public texts besides the
 * content, such as the interface's words. `dataFiles`: the name of each album's data file, by key.
 */
export function secretsOf(
  content: Content,
  publicTexts: readonly string[],
  dataFiles: ReadonlyMap<string, string>,
): { secrets: Secret[]; untold: Secret[] } {
  const { site, projects, resume } = content
  /** Texts of public albums, and texts that visitors may read but search engines may not. */
  const forAll: Told = {
    words: [
      ...publicTexts,
      JSON.stringify([PUBLISHED.map((field) => site[field]), projects, resume]),
    ],
    files: [],
  }
  const forVisitors: Told = { words: [], files: [] }
  const toldOf = (level: Secret['level'] | 'public') => {
    if (level === 'hidden' || !allows(level, 'bundle')) return undefined
    return allows(level, 'robots') ? forAll : forVisitors
  }
  const known = new Map<string, Secret>()

  function add(secret: Omit<Secret, 'match' | 'owners'>, owner: string) {
    const { level, kind, from } = secret
    const text = readableText(secret.text.trim())
    if (text === '') return
    // A word may be a name and an address. Each is searched for separately.
    const match = matchOf(kind, text)
    const entry = `${match} ${!isAddress(kind)} ${text}`
    const before = known.get(entry)
    const owners = before?.owners ?? new Set<string>()
    if (level !== 'hidden') owners.add(owner)
    if (!before) {
      known.set(entry, { text, kind, match, level, owners, from })
      return
    }
    const isMoreOpen = RANK[level] < RANK[before.level]
    if (isMoreOpen) before.level = level
    // A name that is also a keyword or a caption counts as a name.
    const isName = kind === 'name'
    if (isName === (before.kind === 'name') ? isMoreOpen : isName)
      Object.assign(before, isName ? { kind, from } : { from })
  }

  for (const one of contentTexts(content, dataFiles)) {
    const { level, owner, from, texts, words = [], files = [] } = one
    const told = toldOf(level)
    told?.words.push(...words)
    told?.files.push(...files)
    for (const [kind, text] of texts) {
      if (text === undefined) continue
      told?.[kind === 'picture' ? 'files' : 'words'].push(text)
      if (level !== 'public') add({ level, kind, text, from }, owner)
    }
  }

  const all = [...known.values()]
  const search = createSearch(all, isBounded)
  const isTold = ({ words, files }: Told) => {
    const foundIn = (said: readonly string[]) => search(readableText(said.join('\n')))
    const [inWords, inFiles] = [foundIn(words), foundIn(files)]
    return (secret: Secret) =>
      inWords.has(secret) || (secret.kind === 'picture' && inFiles.has(secret))
  }
  const [isPublic, isListed] = [isTold(forAll), isTold(forVisitors)]
  const [secrets, untold]: [Secret[], Secret[]] = [[], []]
  for (const secret of all)
    if (isPublic(secret) || !isTelling(secret)) untold.push(secret)
    // Another album's list may show this text to people.
    else secrets.push(isListed(secret) ? { ...secret, level: 'listed' } : secret)
  return { secrets, untold }
}
