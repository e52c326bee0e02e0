import { within } from './outsideHost.ts'
import { viaUnpic } from './viaUnpic.ts'

/** A signed address (`s--…--`) cannot be rewritten, so it stays as it is. */
export const cloudinary = viaUnpic({
  id: 'cloudinary',
  provider: 'cloudinary',
  matches: ({ hostname, pathname }) =>
    within(hostname, 'res.cloudinary.com') &&
    /\/image\/(upload|fetch)\//.test(pathname) &&
    !pathname.includes('/s--'),
  operations: { c: 'limit' },
})
