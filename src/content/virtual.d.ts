// What contentPlugin (src/prerender) makes of the owner's content.

declare module 'virtual:content/site' {
  /** `description` is for prerendered pages; a browser does not get it. */
  export const site: Pick<import('./schema').Site, 'name' | 'url' | 'footer'> & {
    description?: string
  }
  export const categories: import('./category').Category[]
  /** The owner's own pages, in the order of the menu. */
  export const pages: import('./plainPage').PlainPage[]
  export const hasProjects: boolean
}
declare module 'virtual:content/about' {
  type Site = import('./schema').Site
  /** `outline`: the lines of an icon that is none of the site's own. */
  type Skill = Site['skills'][number] & { outline?: string[] }
  export const about: Pick<Site, 'bio' | 'portrait' | 'email' | 'network' | 'resume'> & {
    skills: Skill[]
  }
}
declare module 'virtual:content/projects' {
  export const projects: import('./schema').Project[]
}
/**
 * What pages are prerendered from; a browser fetches data files instead. A build fills it for each
 * page anew (see entry-server).
 */
declare module 'virtual:content/server' {
  export const served: import('./served').Served
}
