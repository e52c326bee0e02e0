import type { AlbumSource, Content } from '../../content/source/content.ts'
import { templateOf } from '../../images/local.ts'
import { basePath } from '../hosts/basePath.ts'

type Photo = AlbumSource['photos'][number]
type Picture = Pick<Photo, 'src' | 'template' | 'candidates' | 'mirror'>

/** The same photos always give the same object. */
const placedPhotos = new WeakMap<Photo[], { base: string; photos: Photo[] }>()

/**
 * Adds the base path to addresses of files in public/. A picture gets an explicit template, because its new
 * address no longer implies one.
 */
export function placeContent(content: Content): Content {
  const base = basePath(content.site.url)
  if (base === '') return content
  const place = (src: string) => (src.startsWith('/') ? base + src : src)
  const placePicture = <T extends Picture>(picture: T): T => {
    const { src, candidates, mirror, template = templateOf(src) } = picture
    return {
      ...picture,
      src: place(src),
      ...(template === src ? {} : { template: place(template) }),
      ...(candidates ? { candidates: candidates.map((c) => ({ ...c, src: place(c.src) })) } : {}),
      ...(mirror ? { mirror: placePicture(mirror) } : {}),
    }
  }
  const placeCover = <T extends { cover: Picture | undefined }>(owner: T): T =>
    owner.cover ? { ...owner, cover: placePicture(owner.cover) } : owner
  const placePhotos = (photos: Photo[]): Photo[] => {
    const known = placedPhotos.get(photos)
    if (known?.base === base) return known.photos
    const placed = photos.map(placePicture)
    placedPhotos.set(photos, { base, photos: placed })
    return placed
  }
  const { site, projects, categories, albums, pages } = content
  return {
    ...content,
    site: {
      ...site,
      ...(site.portrait ? { portrait: placePicture(site.portrait) } : {}),
      ...(site.network ? { network: { ...site.network, url: place(site.network.url) } } : {}),
      ...(site.resume ? { resume: { ...site.resume, src: place(site.resume.src) } } : {}),
    },
    projects: projects.map((project) => {
      const { img, githubLink, viewLink } = project
      return {
        ...project,
        ...(img ? { img: placePicture(img) } : {}),
        ...(githubLink ? { githubLink: place(githubLink) } : {}),
        ...(viewLink ? { viewLink: { ...viewLink, url: place(viewLink.url) } } : {}),
      }
    }),
    categories: categories.map(placeCover),
    albums: albums.map((album) => ({ ...placeCover(album), photos: placePhotos(album.photos) })),
    // Links in pages are prefixed when rendered, because most are routes.
    pages: pages.map((page) => ({
      ...page,
      text: {
        ...page.text,
        blocks: page.text.blocks.map((block) =>
          block.tag === 'figure' ? { ...block, picture: placePicture(block.picture) } : block,
        ),
      },
    })),
  }
}
