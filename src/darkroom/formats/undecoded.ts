import { extname } from 'node:path'

const KINDS: readonly [name: string, start: RegExp | undefined, ending: RegExp][] = [
  ['JPEG XL', /^(\u00FF\n|\0\0\0\fJXL \r\n\u0087\n)/, /^\.jxl$/i],
  ['JPEG 2000', /^(\0\0\0\fjP {2}\r\n|\u00FFO\u00FFQ)/, /^\.(jp2|j2k|j2c|jpc|jpf|jpx|jpm|jph)$/i],
  ['JPEG XR', /^II\u00BC/, /^\.(jxr|wdp|hdp)$/i],
  ['Photoshop', /^8BPS/, /^\.(psd|psb)$/i],
  ['GIMP', /^gimp xcf/, /^\.xcf$/i],
  ['Affinity Photo', undefined, /^\.(afphoto|af)$/i],
  ['Krita', undefined, /^\.kra$/i],
  ['OpenEXR', /^v\/1\W/, /^\.exr$/i],
  ['Radiance HDR', /^#\?(RADIANCE|RGBE)/, /^\.hdr$/i],
  ['Targa', undefined, /^\.tga$/i],
  ['PCX', undefined, /^\.pcx$/i],
  ['Netpbm', /^P[1-6]\s[\d#]/, /^\.(ppm|pgm|pbm|pnm|pam)$/i],
  ['QOI', /^qoif/, /^\.qoi$/i],
  ['DDS', /^DDS /, /^\.dds$/i],
  ['icon', undefined, /^\.(ico|icns)$/i],
  ['SVG', undefined, /^\.svgz?$/i],
  ['PostScript', /^(%!PS|\u00C5\u00D0\u00D3\u00C6)/, /^\.(eps|ai)$/i],
]

export function undecodedKind(head: Buffer, name: string): string | undefined {
  const start = head.toString('latin1')
  const ending = extname(name)
  if (start.startsWith('BM') && /^\.(bmp|dib)$/i.test(ending)) return 'BMP'
  const byBytes = KINDS.find(([, pattern]) => pattern?.test(start))
  return (byBytes ?? KINDS.find(([, , pattern]) => pattern.test(ending)))?.[0]
}

export const isNamedWork = (name: string): boolean =>
  /^\.(psd|psb|xcf|afphoto|af|kra)$/i.test(extname(name))
