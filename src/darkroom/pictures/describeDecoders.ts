import sharp from 'sharp'
import { HEIC_REMEDY, loadHeicDecoder } from './heic.ts'

/** The versions of the decoders, and what they read, as rows of `darkroom doctor`. */
export async function describeDecoders(): Promise<[name: string, value: string][]> {
  const reads = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif', 'jxl'].filter(
    (name) => sharp.format[name as keyof typeof sharp.format]?.input.buffer,
  )
  const { sharp: own, vips, aom, heif } = sharp.versions
  return [
    ['sharp', `${own} (libvips ${vips}, libheif ${heif}, libaom ${aom})`],
    ['decodes', reads.map((name) => (name === 'heif' ? 'avif' : name)).join(', ')],
    ['heic', (await loadHeicDecoder()) ? 'yes, by heic-decode' : `no; ${HEIC_REMEDY}`],
  ]
}
