import sharp from 'sharp'
import { listen } from '../../listen'
import type { Bodies } from './misbehavingHost'

/**
 * A host that makes any width, as ipx does: `/_/{name}` is the whole picture,
 * `/w_480,f_auto/{name}` is at most 480 px wide, in a format that the client accepts.
 */
export async function openTransformHost(bodies: Bodies) {
  const requests: string[] = []

  /** The picture at an address, with its type; `undefined` if the host lacks it. */
  async function answer(url: string, accept: string) {
    const [, modifiers = '', name = ''] = /^\/([^/]+)\/([^/?]+)$/.exec(url) ?? []
    const bytes = bodies[name]
    if (!bytes) return undefined
    const width = /(?:^|,)w_(\d+)/.exec(modifiers)?.[1]
    const drawn = sharp(bytes, { autoOrient: true })
    if (width) drawn.resize({ width: Number(width), withoutEnlargement: true })
    const isAuto = modifiers.split(',').includes('f_auto')
    if (isAuto) drawn.toFormat(accept.includes('image/webp') ? 'webp' : 'jpeg')
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
    return { data, type: `image/${info.format}` }
  }

  const host = await listen((request, response) => {
    requests.push(request.url!)
    answer(request.url!, request.headers.accept ?? '').then(
      (found) => {
        if (!found) return response.writeHead(404).end()
        return response.setHeader('content-type', found.type).end(found.data)
      },
      () => response.writeHead(500).end(),
    )
  })
  return { ...host, requests }
}
