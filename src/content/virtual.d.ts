// What contentPlugin (src/prerender) makes of the owner's content.

declare module 'virtual:content/site' {
  /** `description` is for prerendered pages; a browser does not get it. */
  export const site: Pick<import('./schema').Site, 'name' | 'url'> & { description?: string }
  export const categories: import('./category').Category[]
  /** Where the browser fetches the list of the categories. */
  export const categoriesUrl: string
  export const hasProjects: boolean
}
declare module 'virtual:content/catalog' {
  export const albums: import('./album').Album[]
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
  export const lists: import('./lists').Lists
}
