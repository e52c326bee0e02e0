import { type Adapter, widthsUpTo } from './adapter.ts'

/** The size at the end of an address: `=w1200-h800-no`, `=s512`. */
const SIZE = /=[a-z][\w-]*$/
const MOST = 16_383 // px; the largest width that Google serves

const stemOf = (pathname: string) => pathname.replace(SIZE, '')

export const googlePhotos: Adapter = {
  id: 'google-photos',
  matches: ({ hostname }) => /^lh\d\.(googleusercontent|ggpht)\.com$/.test(hostname),
  canonical: ({ origin, pathname }) => origin + stemOf(pathname),
  offer: ({ origin, pathname }, { width }) => ({
    template: `${origin}${stemOf(pathname)}=w{W}`,
    widths: widthsUpTo(width),
  }),
  larger({ origin, pathname }) {
    const stem = stemOf(pathname)
    // Without a size, Google serves at most 512 px.
    return pathname === `${stem}=w${MOST}` || /=(s0|d)$/.test(pathname)
      ? undefined
      : `${origin}${stem}=s0`
  },
  unstable: 'addresses of Google Photos expire after about an hour',
}
