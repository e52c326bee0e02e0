import { within } from './outsideHost.ts'
import { viaUnpic } from './viaUnpic.ts'

/** WordPress.com's files and its Photon cache (`i0.wp.com`). */
export const wordpress = viaUnpic({
  id: 'wordpress',
  provider: 'wordpress',
  matches: ({ hostname }) =>
    /^i\d\.wp\.com$/.test(hostname) || within(hostname, 'files.wordpress.com'),
  drop: ['crop', 'h', 'resize', 'fit'],
})
