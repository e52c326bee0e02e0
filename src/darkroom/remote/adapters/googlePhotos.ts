import { type Adapter, widthsUpTo } from './adapter.ts'

/** The size is what follows the `=` at the very end: `=w1200-h800-no`, `=s512`. */
const ADDRESS = /^(.+?)(=[a-z][\w-]*)?$/
/** px; as much as is ever served. */
const MOST = 16_383

const stemOf = (pathname: string) => ADDRESS.exec(pathname)![1]!

/** Google Photos and what else Google serves the same way. */
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
    // Without a size it is 512 px at most.
    return pathname === `${stem}=w${MOST}` || /=(s0|d)$/.test(pathname)
      ? undefined
      : `${origin}${stem}=s0`
  },
  unstable: 'addresses of Google Photos expire after about an hour',
}
