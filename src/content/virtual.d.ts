// The modules that contentPlugin (src/prerender) makes from the content.

declare module 'virtual:content/site' {
  /** `description` is for prerendered pages; absent in a browser. */
  export const site: Pick<import('./schema').Site, 'name' | 'url' | 'footer'> & {
    description?: string
  }
  export const categories: import('./category').Category[]
  /** The owner's own pages, in menu order. */
  export const pages: import('./pageEntry').PageEntry[]
  export const hasProjects: boolean
}
declare module 'virtual:content/about' {
  type Site = import('./schema').Site
  /** `outline`: the paths of an icon that is not one of the site's own. */
  type Skill = Site['skills'][number] & { outline?: string[] }
  export const about: Pick<Site, 'bio' | 'portrait' | 'email' | 'network' | 'resume'> & {
    skills: Skill[]
  }
}
declare module 'virtual:content/projects' {
  export const projects: import('./schema').Project[]
}
/** Empty in a browser, which fetches data files. A build fills it for each page (see entry-server). */
declare module 'virtual:content/server' {
  export const served: import('./served').Served
}
