import type { Album } from '../album.ts'
import type { PageText } from '../pageText.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Photo } from './schema/album.ts'
import type { Catalog } from './schema/catalog.ts'
import type { Level } from './schema/fields.ts'
import type { Project, Resume, Site } from './schema/site.ts'

export type AlbumSource = Omit<Album, 'photosUrl' | 'count' | 'key' | 'parent'> & {
  /** The last segment of its canonical address. `parent`: that of its list. */
  key: string
  parent?: string | undefined
  /** Ids of categories. Those in `alsoIn` list the album too. */
  category: string
  alsoIn: readonly string[]
  /** The name of its file in `albums/`, without `.json`. */
  file: string
  shared?: true | undefined
  photos: Photo[]
  cover: Photo | undefined
}

export type CategorySource = Omit<Catalog['categories'][number], 'level' | 'cover' | 'layout'> & {
  level: Level
  shows: 'albums' | 'album' | 'nothing'
  /** The last segment of its address below /photography. */
  path: string
  layout: 'wide' | 'tall'
  cover: Photo | undefined
}

export type PageSource = {
  /** Its address below the root. */
  id: string
  title: string
  description?: string | undefined
  /** Its name in the menu; absent if it is not in the menu. */
  menuLabel?: string | undefined
  footer?: true | undefined
  level: Exclude<Level, 'unlisted'>
  file: string
  text: PageText
}

/** The owner's content: checked, with placeholders filled and defaults settled. */
export type Content = {
  site: Site
  projects: Project[]
  resume: Resume | undefined
  categories: CategorySource[]
  albums: AlbumSource[]
  pages: PageSource[]
  /** Only warnings and notes: errors prevent content. */
  diagnostics: Diagnostic[]
}
