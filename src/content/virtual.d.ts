// What contentPlugin (src/prerender) makes of the owner's content.
type Of = {
  Album: import('./album').Album
  Category: import('./settleCategories').Category
  AlbumPhoto: import('./album').AlbumPhoto
  Project: import('./schema').Project
  Site: import('./schema').Site
}

declare module 'virtual:content/site' {
  /** `description` is for printed pages; a browser does not get it. */
  export const site: Pick<Of['Site'], 'name' | 'url'> & { description?: string }
  export const categories: Of['Category'][]
  /** Where the browser fetches each list. */
  export const listFiles: Record<import('./lists').ListName, string>
}
declare module 'virtual:content/catalog' {
  export const albums: Of['Album'][]
}
declare module 'virtual:content/home' {
  /** Addresses of the small pictures in the discs' portholes. */
  export const pictures: { about: string; photography: string; projects: string }
}
declare module 'virtual:content/about' {
  export const about: Pick<
    Of['Site'],
    'bio' | 'portrait' | 'skills' | 'email' | 'network' | 'resume'
  >
}
declare module 'virtual:content/projects' {
  export const projects: Of['Project'][]
}
/** Photos and lists while pages are prerendered; empty in a browser, which fetches the data files. */
declare module 'virtual:content/server' {
  export const photosOf: Record<string, Of['AlbumPhoto'][]>
  export const lists: Record<import('./lists').ListName, import('./lists').List>
}
