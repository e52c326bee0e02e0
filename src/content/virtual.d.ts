// What contentPlugin (src/prerender) makes of the owner's content.
type Schema = {
  Album: import('./schema').Album
  Category: import('./schema').Category
  Photo: import('./schema').Photo
  Project: import('./schema').Project
  Site: import('./schema').Site
}

declare module 'virtual:content' {
  export const site: Pick<
    Schema['Site'],
    'name' | 'email' | 'host' | 'url' | 'description' | 'network' | 'resume'
  >
  export const categories: Schema['Category'][]
  export const albums: Schema['Album'][]
}
declare module 'virtual:content/home' {
  /** Addresses of the small pictures in the discs' portholes. */
  export const pictures: { about: string; photography: string; projects: string }
}
declare module 'virtual:content/about' {
  export const about: Pick<Schema['Site'], 'bio' | 'portrait' | 'skills'>
}
declare module 'virtual:content/projects' {
  export const projects: Schema['Project'][]
}
declare module 'virtual:content/covers/*' {
  /** By the id of the category or album. */
  export const covers: Record<string, Schema['Photo'] | undefined>
}
declare module 'virtual:content/albums' {
  /** By album key. Server only: the browser fetches `photosUrl`. */
  export const photosOf: Record<string, Schema['Photo'][]>
}
