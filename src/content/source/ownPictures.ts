import type { PagePicture } from '../pageText.ts'
import type { PageSource } from './content.ts'
import type { Picture } from './schema/fields.ts'
import type { Project, Site } from './schema/site.ts'

/** The pictures outside albums: the portrait and those of projects and of the owner's pages. */
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

/** The pictures of one of the owner's pages, in page order. */
export function picturesOf({ text }: Pick<PageSource, 'text'>): PagePicture[] {
  return text.blocks.flatMap((block) => (block.tag === 'figure' ? [block.picture] : []))
}
