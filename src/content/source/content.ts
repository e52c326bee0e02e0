import type { Album } from '../album.ts'
import type { PageText } from '../pageText.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Photo } from './schema/album.ts'
import type { Level } from './schema/fields.ts'
import type { Project, Resume, Site } from './schema/site.ts'

export type AlbumSource = Omit<Album, 'photosUrl' | 'count' | 'key' | 'parent'> & {
  /** The last segment of its canonical address, and that of the list below which it stands, if any. */
  key: string
  parent?: string
  /** Ids of the category below which it stands, and of others whose lists show it too. */
  category: string
  alsoIn: readonly string[]
  /** The album's file name in `albums/`, without `.json`. */
  file: string
  /** Public albums may show its photos, though it is unlisted or they are hidden. */
  shared?: true
  photos: Photo[]
  cover: Photo | undefined
}

/** A category as the build has it: what `Category` says, its segment any text. */
export type CategorySource = {
  id: string
  name: string
  description?: string
  level: Level
  shows: 'albums' | 'album' | 'nothing'
  /** Last segment of its address under /photography. */
  path: string
  layout: 'wide' | 'tall'
  forgetLostAlbum?: true
  /** Of its albums; absent: the owner's. */
  order?: 'newest'
  cover: Photo | undefined
}

/** A page of the owner's, checked. */
export type PageSource = {
  /** Its address below the root. */
  id: string
  title: string
  /** Absent where there are no words to take it from. */
  description?: string
  /** What the menu calls it; absent where it is not in the menu. */
  menuLabel?: string
  /** The footer leads to it. */
  footer?: true
  /** Every page has a guessable address. */
  level: Exclude<Level, 'unlisted'>
  /** Its file, below the folder of the content. */
  file: string
  text: PageText
}

/** The owner's content, checked, its placeholders filled and its defaults settled. */
export type Content = {
  site: Site
  projects: Project[]
  /** Absent where the resume is a PDF that the owner made elsewhere. */
  resume: Resume | undefined
  categories: CategorySource[]
  albums: AlbumSource[]
  /** The owner's own pages, in the order of the menu. */
  pages: PageSource[]
  /** Warnings: with errors there is no content. */
  diagnostics: Diagnostic[]
}
