import { join } from 'node:path'
import { candidates } from '../../../images/sources.ts'
import type { PagePicture } from '../../pageText.ts'
import { addressFault } from '../addresses/checkAddresses.ts'
import { fileFault } from '../addresses/fileFault.ts'
import { nameOnDisk } from '../addresses/nameOnDisk.ts'
import { servedFrom } from '../addresses/photosBase.ts'
import { publicFile } from '../addresses/publicFile.ts'
import { pictureId } from '../album/alsoPublic.ts'
import type { AlbumSource } from '../content.ts'
import type { Photo } from '../schema/album.ts'
import type { NoteLine } from './frontMatter.ts'

type PictureContext = {
  albums: readonly Pick<AlbumSource, 'photos'>[]
  base: string | undefined
  publicDir: string | undefined
  note: NoteLine
}

/** px, upright; `undefined` if the file is not a picture. */
async function sizeOf(file: string): Promise<{ width: number; height: number } | undefined> {
  const { default: sharp } = await import('sharp')
  const { autoOrient } = await sharp(file)
    .metadata()
    .catch(() => ({ autoOrient: undefined }))
  return autoOrient
}

/**
 * Adds the size to a page's picture, from its album's photo or from its file in public/. A photo has its
 * album's address, although the page may name another width.
 */
export async function settlePicture(
  picture: PagePicture,
  line: number,
  { albums, base, publicDir, note }: PictureContext,
): Promise<PagePicture> {
  const { src } = picture
  const refuse = (code: string, message: string, remedy: string) => {
    note(line, code, message, remedy)
    return picture
  }
  const name = publicFile(src)
  if (name === undefined) {
    const isElsewhere = /^(https?:)?\/\//.test(src)
    return refuse(
      'bad-path',
      isElsewhere
        ? `shows a picture of another host (${src})`
        : `shows ${src}, which is not an address`,
      'Put the file into public/, and write its address, such as /pages/snow.jpg',
    )
  }
  const faulty = addressFault(src)
  if (faulty) return refuse(faulty.code, faulty.message, faulty.remedy)

  const served = servedFrom(base, picture)
  const id = pictureId(served)
  const isIt = (file: Pick<Photo, 'src'> | undefined) => file && pictureId(file) === id
  const photos = albums.flatMap((album) => album.photos)
  const same = photos.filter((one) => isIt(one) || isIt(one.mirror))
  const photo = same.find(({ hide }) => !hide)
  if (photo) {
    const { src, width, height, color, template, widths, candidates } = photo
    const size = width && height ? { width, height } : {}
    return { ...picture, src, ...size, color, template, widths, candidates }
  }
  if (same.length)
    return refuse(
      'hidden-picture',
      `shows ${src}, which is a hidden photo`,
      'Choose another, or remove "hide" from it in its album',
    )
  if (publicDir === undefined) {
    // The file name of a published photo contains its width.
    const width = /-(\d+)\.avif$/.exec(src)?.[1]
    return width === undefined ? served : { ...served, width: Number(width) }
  }
  const fault = fileFault(publicDir, src)
  const size = fault ? undefined : await sizeOf(join(publicDir, nameOnDisk(publicDir, name)!))
  if (size) {
    const all = candidates({ ...served, ...size })
    const there = all.filter((one) => !fileFault(publicDir, one.src))
    const own = there.length ? there : [{ src, width: size.width }]
    // A file that was not imported may have an imported one's name, but no other widths.
    return { ...served, ...size, ...(there.length < all.length ? { candidates: own } : {}) }
  }
  const { message, remedy } = fault ?? {
    message: 'which is not a picture',
    remedy: 'Replace it by a picture, or name another file',
  }
  return refuse(fault ? 'missing-file' : 'damaged-file', `shows ${src}, ${message}`, remedy)
}
