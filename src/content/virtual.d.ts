// What contentPlugin (src/prerender) makes of the owner's content.
type Schema = {
  Album: import('./schema').Album
  CatalogEntry: import('./schema').CatalogEntry
  Category: import('./schema').Category
  Photo: import('./schema').Photo
  Project: import('./schema').Project
  Site: import('./schema').Site
}

declare module 'virtual:content/site' {
  /** `description` is for printed pages; a browser does not get it. */
  export const site: Pick<Schema['Site'], 'name' | 'url'> & { description?: string }
  export const categories: Schema['Category'][]
  /** Where the browser fetches the covers of each list. */
  export const coverFiles: Record<import('./covers').CoverList, string>
}
declare module 'virtual:content/catalog' {
  export const albums: Schema['CatalogEntry'][]
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
/** Photos and covers while pages are prerendered; empty in a browser, which fetches the data files. */
declare module 'virtual:content/server' {
  export const photosOf: Record<string, Schema['Photo'][]>
  export const coversOf: Record<import('./covers').CoverList, import('./covers').Covers>
}
