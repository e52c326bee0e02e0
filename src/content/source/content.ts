import type { Album } from '../album.ts'
import type { PageText } from '../pageText.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Photo } from './schema/album.ts'
import type { Level } from './schema/fields.ts'
import type { Project, Resume, Site } from './schema/site.ts'

export type AlbumSource = Omit<Album, 'photosUrl' | 'count' | 'key' | 'parent'> & {
  /** The last segments of its canonical address, and of the list's below which it stands. */
  key: string
  parent?: string | undefined
  /** Ids of categories; the lists of those in `alsoIn` show it too. */
  category: string
  alsoIn: readonly string[]
  /** Its file in `albums/`, without `.json`. */
  file: string
  shared?: true | undefined
  photos: Photo[]
  cover: Photo | undefined
}

export type CategorySource = {
  id: string
  name: string
  description?: string | undefined
  level: Level
  shows: 'albums' | 'album' | 'nothing'
  /** Last segment of its address under /photography. */
  path: string
  layout: 'wide' | 'tall'
  forgetLostAlbum?: true | undefined
  order?: 'newest' | undefined
  cover: Photo | undefined
}

export type PageSource = {
  /** Its address below the root. */
  id: string
  title: string
  description?: string | undefined
  /** What the menu calls it; absent where it is not in the menu. */
  menuLabel?: string | undefined
  footer?: true | undefined
  level: Exclude<Level, 'unlisted'>
  file: string
  text: PageText
}

/** The owner's content, checked, its placeholders filled and its defaults settled. */
export type Content = {
  site: Site
  projects: Project[]
  resume: Resume | undefined
  categories: CategorySource[]
  albums: AlbumSource[]
  pages: PageSource[]
  /** Warnings: with errors there is no content. */
  diagnostics: Diagnostic[]
}
