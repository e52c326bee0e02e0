import { parseSrc } from '../../../content/source/addresses/parseSrc.ts'
import { type Probe, pictureOf } from '../client/probe.ts'
import type { Prober } from '../client/prober.ts'
import { largerOf } from './checkPicture.ts'
import type { LinkedPhoto, Lookup } from './fault.ts'

export function photoAddresses(src: string): string[] {
  const read = parseSrc(src)
  if (read.kind === 'unreadable' && read.meant) return [new URL(read.meant).href]
  if (read.kind !== 'address') return []
  const { url, mended, secure } = read
  if (secure) return [new URL(secure).href]
  return mended ? [url, new URL(mended).href] : [url]
}

/** Requests the addresses needed to check these photos: their own and possible corrections. */
export async function probePhotos(
  photos: LinkedPhoto[],
  prober: Prober,
  progress: (done: number, total: number) => void = () => {},
): Promise<Lookup> {
  const probes = new Map<string, Probe>()
  const urls = new Set(
    photos
      .filter(({ isHidden }) => !isHidden)
      .flatMap(({ src, offered = [] }) => [
        ...photoAddresses(src),
        ...offered.map((candidate) => new URL(candidate.src).href),
      ]),
  )
  const probe = async (url: string) => {
    const found = await prober.probe(url)
    probes.set(url, found)
    return found
  }
  let done = 0
  await Promise.all(
    Array.from(urls, async (url) => {
      const picture = pictureOf(await probe(url))
      const larger = picture && largerOf(url, picture)?.larger
      if (larger) await probe(larger)
      progress(++done, urls.size)
    }),
  )
  return (url) => probes.get(url)
}
