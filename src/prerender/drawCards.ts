import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { allows } from '../content/allows.ts'
import type { Content } from '../content/read.ts'
import type { PrintedRelief } from '../relief/chart.ts'

/** px; what networks show large. */
const CARD = { width: 1200, height: 630 } as const

/**
 * Share cards as JPEG, which is what machines that preview links can read: the site's own, drawn
 * from the relief, and one per public album, from its cover. Others share the site's.
 */
export async function drawCards(
  { albums, site }: Content,
  printed: PrintedRelief,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await siteCard(site.name, printed).jpeg({ quality: 82 }).toFile(join(folder, 'site.jpg'))
  for (const { key, level, cover } of albums) {
    // A cover on another host is not fetched at build; its album shares the site's card.
    if (!allows(level, 'card') || !cover?.src.startsWith('/')) continue
    await sharp(join('public', cover.src))
      .resize(CARD.width, CARD.height, { fit: 'cover' })
      .jpeg({ quality: 80 })
      .toFile(join(folder, `${key}.jpg`))
  }
}

/** A small stand-in sheet: paper, ink, the name. */
function siteCard(name: string, _printed: PrintedRelief) {
  const escaped = name.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#123636"/><text x="600" y="340" font-size="96" text-anchor="middle" fill="#f6f5ea" font-family="sans-serif">${escaped}</text></svg>`,
    ),
  )
}
