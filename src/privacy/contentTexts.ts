import { albumPath, listPath, pagePath, photoPath } from '../content/addresses.ts'
import type { Photo } from '../content/schema.ts'
import { isShown } from '../content/source/album/coverOf.ts'
import { slug } from '../content/source/json/placeholders.ts'
import { publicFile } from '../content/source/addresses/publicFile.ts'
import type { Content } from '../content/source/content.ts'
import { filesOf } from '../images/filesOf.ts'
import { addressStem } from '../images/local.ts'
import { keywordFilter } from '../prerender/search/publicKeywords.ts'
import { parsePublishedName } from '../images/publishedName.ts'
import type { Kind, Secret } from './secret.ts'

type Text = [kind: Kind, text: string | undefined]

type ContentTexts = {
  level: Secret['level'] | 'public'
  /** As in `BuiltFile`. */
  owner: string
  /** The place in the content, such as `albums/proofs.json › photos[2]`. */
  from: string
  texts: Text[]
  /** Texts that may appear with it: its address and a whole page. */
  words?: string[]
  files?: string[]
}

/** Keywords that are names or phrases. Others occur in any text. */
const TELLING_KEYWORD = /[\p{Lu}\s]/u

const addressesOf = (photo: Photo): string[] =>
  filesOf(photo).map(({ src }) => {
    const file = publicFile(src)
    return file === undefined ? src.replace(/^\w+:/, '') : `/${file}`
  })

/** Identifies a photo's files at any width: by the digest of its bytes, or by their addresses. */
const stemsOf = (photo: Photo): string[] =>
  addressesOf(photo).map((address) => parsePublishedName(address)?.id ?? addressStem(address))

function photoTexts(photo: Photo): Text[] {
  return [
    ['picture', photo.id],
    ...stemsOf(photo).map((stem): Text => ['picture', stem]),
    ['picture', photo.placeholder],
    ['caption', photo.alt],
  ]
}

const keywordTexts = (keywords: readonly string[]): Text[] =>
  keywords.filter((word) => TELLING_KEYWORD.test(word)).map((word) => ['keyword', word])

function albumTexts(album: Content['albums'][number], data: string | undefined): Text[] {
  const { id, key, aliases, name, title, description } = album
  const inWords = slug(name)
  return [
    ['name', name],
    ['name', title],
    ['caption', description],
    ...[id, key, ...aliases].map((address): Text => ['address', address]),
    ['address', inWords.includes('-') ? inWords : undefined],
    ['picture', data],
  ]
}

/** All texts of the content with their levels. `dataFiles`: the name of each album's data file, by key. */
export function contentTexts(
  { site, categories, pages, albums }: Pick<Content, 'site' | 'categories' | 'pages' | 'albums'>,
  dataFiles: ReadonlyMap<string, string>,
): ContentTexts[] {
  const isPublished = keywordFilter(site)
  return [
    ...categories.map(({ id, level, name, description, path }, i): ContentTexts => ({
      level,
      owner: `category ${id}`,
      from: `catalog.json › categories[${i}]`,
      texts: [
        ['name', name],
        ['caption', description],
        ['address', path],
        ['address', id],
      ],
      words: [listPath({ path })],
    })),
    ...pages.map((page): ContentTexts => ({
      level: page.level,
      owner: `page ${page.id}`,
      from: page.file,
      texts: [
        ['name', page.title],
        ['address', page.id],
      ],
      words: [pagePath(page), JSON.stringify(page)],
    })),
    ...albums.flatMap((album, i): ContentTexts[] => {
      const { level, key, file, photos } = album
      const owner = `album ${key}`
      return [
        {
          level,
          owner,
          from: `catalog.json › albums[${i}]`,
          texts: albumTexts(album, dataFiles.get(key)),
          words: [albumPath(album)],
        },
        ...photos.flatMap((photo, n): ContentTexts[] => {
          const { keywords = [] } = photo
          const from = `albums/${file}.json › photos[${n}]`
          const own = isShown(photo) ? level : 'hidden'
          const kept = own === 'public' ? keywords.filter((word) => !isPublished(word)) : []
          const told = keywords.filter((word) => !kept.includes(word))
          return [
            {
              level: own,
              owner,
              from,
              texts: [...photoTexts(photo), ...keywordTexts(told)],
              words: [photoPath(album, photo)],
              files: addressesOf(photo),
            },
            // Public albums do not publish these keywords either.
            { level: 'hidden', owner, from, texts: keywordTexts(kept) },
          ]
        }),
      ]
    }),
  ]
}
