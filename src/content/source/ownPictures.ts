import type { PagePicture } from '../pageText.ts'
import type { PageSource } from './content.ts'
import type { Picture } from './schema/fields.ts'
import type { Project, Site } from './schema/site.ts'

/** The pictures of a site that are in no album: the portrait, those of projects and of the owner's pages. */
export function ownPictures({
  site,
  projects,
  pages,
}: {
  site: Pick<Site, 'portrait'>
  projects: readonly Project[]
  pages: readonly Pick<PageSource, 'text'>[]
}): (Picture | PagePicture)[] {
  return [site.portrait, ...projects.map(({ img }) => img), ...pages.flatMap(picturesOf)].filter(
    (picture) => picture !== undefined,
  )
}

/** The pictures of one of the owner's pages, in its order. */
export function picturesOf({ text }: Pick<PageSource, 'text'>): PagePicture[] {
  return text.blocks.flatMap((block) => (block.tag === 'figure' ? [block.picture] : []))
}
