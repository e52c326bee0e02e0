import type { Picture, Project, Site } from './schema.ts'

/** The pictures of a site that are in no album: the portrait, and those of projects. */
export function ownPictures({
  site,
  projects,
}: {
  site: Pick<Site, 'portrait'>
  projects: readonly Project[]
}): Picture[] {
  return [site.portrait, ...projects.map(({ img }) => img)].filter(
    (picture) => picture !== undefined,
  )
}
