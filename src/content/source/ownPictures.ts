import type { PagePicture } from '../pageText.ts'
import type { Content, PageSource } from './content.ts'
import type { Picture } from './schema/fields.ts'

type Owned = Pick<Content, 'site' | 'projects'> & { pages: readonly PageSource[] }

/** The pictures outside albums: the portrait and those of projects and of the owner's pages. */
export function ownPictures({ site, projects, pages }: Owned): (Picture | PagePicture)[] {
  return [site.portrait, ...projects.map(({ img }) => img), ...pages.flatMap(picturesOf)].filter(
    (picture) => picture !== undefined,
  )
}

export function picturesOf({ text }: Pick<PageSource, 'text'>): PagePicture[] {
  return text.blocks.flatMap((block) => (block.tag === 'figure' ? [block.picture] : []))
}
