import { sha256 } from '../../sha256.ts'
import { SEARCH_DATA, setData } from '../../content/loading/dataPaths.ts'
import { keywordPath, yearPath } from '../../content/addresses.ts'
import {
  CHUNK,
  FIRST_PHOTOS,
  type IndexKeyword,
  type SearchIndex,
} from '../../content/searchIndex.ts'
import type { ServedSearch } from '../../content/served.ts'
import type { Content } from '../../content/source/content.ts'
import { languageOf } from '../../content/source/site/languages.ts'
import { foldText } from '../../content/foldText.ts'
import { packNumbers } from '../../search/terms/postings.ts'
import { cutShards } from '../../search/terms/shards.ts'
import { type DataFile, namedFile } from '../shown/dataFiles.ts'
import { compoundPartsOf } from './compoundParts.ts'
import { collectTerms, indexEntries } from './indexEntries.ts'
import { indexWordsOf } from './indexWords.ts'
import { type IndexedPhoto, photographsOf } from './photographs.ts'

type Search = { served: ServedSearch; files: DataFile[]; paths: string[] }

type Source = Pick<Content, 'albums' | 'site'>

const made = new WeakMap<Source['albums'], Search>()

/** The search of public albums: its index, its files, and the pages of years and keywords. */
export function searchOf(content: Source): Search {
  const known = made.get(content.albums)
  if (known) return known
  const search = makeSearch(content)
  made.set(content.albums, search)
  return search
}

function makeSearch(content: Source): Search {
  const { photographs, found } = photographsOf(content)
  const lang = languageOf(content.site)
  const shards = cutShards(indexEntries(collectTerms(photographs, compoundPartsOf(lang))))
  const parts = [
    ...shards.map((shard, i): [string, object] => [`words-${i}`, shard]),
    ...chunksOf(photographs).map((chunk, i): [string, object] => [`photos-${i}`, chunk]),
  ].map(([name, value]) => ({ name, json: JSON.stringify(value) }))
  const hash = sha256(parts.map(({ json }) => json).join('\n')).slice(0, 10)
  const folder = `assets/search/${hash}`
  const groups = indexWordsOf(photographs, lang)
  const index: SearchIndex = {
    files: `/${folder}`,
    starts: shards.map(([[term]]) => term),
    albums: found,
    runs: runsOf(photographs),
    ...groups,
  }
  const sets = setsOf(photographs, groups.keywords)
  return {
    served: { index, sets },
    files: [
      namedFile(SEARCH_DATA, index),
      ...Object.entries(sets).map(([path, set]) => namedFile(setData(path), set)),
      ...parts.map(({ name, json }) => ({ fileName: `${folder}/${name}.json`, json })),
    ],
    paths: Object.keys(sets),
  }
}

function chunksOf(photographs: readonly IndexedPhoto[]) {
  return Array.from({ length: Math.ceil(photographs.length / CHUNK) }, (_, i) =>
    photographs.slice(i * CHUNK, (i + 1) * CHUNK).map(({ found }) => found),
  )
}

function runsOf(photographs: readonly IndexedPhoto[]): SearchIndex['runs'] {
  const runs: SearchIndex['runs'] = []
  for (const { year, found } of photographs) {
    const last = runs.at(-1)
    if (last?.[0] === year && last[1] === found.album) last[2] += 1
    else runs.push([year, found.album, 1])
  }
  return runs
}

/** The photographs of each year and keyword, by the path of their page. */
function setsOf(photographs: readonly IndexedPhoto[], keywords: readonly IndexKeyword[]) {
  const numbers = new Map<string, number[]>()
  const add = (path: string, number: number) => {
    const known = numbers.get(path)
    if (!known) numbers.set(path, [number])
    else if (known.at(-1) !== number) known.push(number)
  }
  const paths = new Map(keywords.map(({ word, slug }) => [foldText(word), keywordPath(slug)]))
  for (const [number, photograph] of photographs.entries()) {
    if (photograph.year) add(yearPath(photograph.year), number)
    for (const keyword of photograph.keywords) add(paths.get(foldText(keyword))!, number)
  }
  const titles = new Map(keywords.map(({ word, slug }) => [keywordPath(slug), word]))
  return Object.fromEntries(
    Array.from(numbers, ([path, own]) => [
      path,
      {
        title: titles.get(path) ?? path.replace(/.*\//, ''),
        numbers: packNumbers(own),
        photos: own.slice(0, FIRST_PHOTOS).map((number) => photographs[number]!.found),
      },
    ]),
  )
}
