import { viaUnpic } from './viaUnpic.ts'

/** Resizing by path only: what unpic writes for stored Cloudflare Images does not work. */
export const cloudflare = viaUnpic({
  id: 'cloudflare',
  provider: 'cloudflare',
  matches: ({ pathname }) =>
    pathname.startsWith('/cdn-cgi/image/') && !/[/,](height|h)=/.test(pathname),
  operations: { fit: 'scale-down' },
})
