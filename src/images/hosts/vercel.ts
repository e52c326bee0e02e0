import { viaUnpic } from './viaUnpic.ts'

/** px; the only widths that are made unless the site's owner set others. Next.js' `deviceSizes`. */
const MADE = [640, 1080, 1920, 3840]
const widths = (width: number) => MADE.filter((w) => w <= width)

export const vercel = viaUnpic({
  id: 'vercel',
  provider: 'vercel',
  matches: ({ pathname }) => pathname === '/_vercel/image',
  widths,
})

export const nextjs = viaUnpic({
  id: 'nextjs',
  provider: 'nextjs',
  matches: ({ pathname }) => pathname === '/_next/image',
  widths,
})
