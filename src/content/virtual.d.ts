// What contentPlugin (src/prerender) makes of the owner's content.

declare module 'virtual:content/site' {
  /** `description` is for printed pages; a browser does not get it. */
  export const site: Pick<import('./schema').Site, 'name' | 'url'> & { description?: string }
  export const categories: import('./category').Category[]
  /** Where the browser fetches each list. */
  export const listFiles: Record<import('./lists').ListName, string>
}
declare module 'virtual:content/catalog' {
  export const albums: import('./album').Album[]
}
declare module 'virtual:content/home' {
  /** Addresses of the small pictures in the discs' portholes. */
  export const pictures: { about: string; photography: string; projects: string }
  /** How large the owner's name is, in its own size. */
  export const nameMeasures: import('../relief/nameBox').NameMeasures
}
declare module 'virtual:content/about' {
  export const about: Pick<
    import('./schema').Site,
    'bio' | 'portrait' | 'skills' | 'email' | 'network' | 'resume'
  >
}
declare module 'virtual:content/projects' {
  export const projects: import('./schema').Project[]
}
/** Photos and lists while pages are prerendered; empty in a browser, which fetches the data files. */
declare module 'virtual:content/server' {
  export const photosOf: Record<string, import('./album').AlbumPhoto[]>
  export const lists: Record<import('./lists').ListName, import('./lists').List>
}
