// What contentPlugin (src/prerender) makes of the owner's content.
type Schema = {
  Album: import('./schema').Album
  Category: import('./schema').Category
  AlbumPhoto: import('./schema').AlbumPhoto
  Project: import('./schema').Project
  Site: import('./schema').Site
}

declare module 'virtual:content/site' {
  /** `description` is for printed pages; a browser does not get it. */
  export const site: Pick<Schema['Site'], 'name' | 'url'> & { description?: string }
  export const categories: Schema['Category'][]
  /** Where the browser fetches each list. */
  export const listFiles: Record<import('./lists').ListName, string>
}
declare module 'virtual:content/catalog' {
  export const albums: Schema['Album'][]
}
declare module 'virtual:content/home' {
  /** Addresses of the small pictures in the discs' portholes. */
  export const pictures: { about: string; photography: string; projects: string }
}
declare module 'virtual:content/about' {
  export const about: Pick<
    Schema['Site'],
    'bio' | 'portrait' | 'skills' | 'email' | 'network' | 'resume'
  >
}
declare module 'virtual:content/projects' {
  export const projects: Schema['Project'][]
}
/** Photos and lists while pages are prerendered; empty in a browser, which fetches the data files. */
declare module 'virtual:content/server' {
  export const photosOf: Record<string, Schema['AlbumPhoto'][]>
  export const lists: Record<import('./lists').ListName, import('./lists').List>
}
