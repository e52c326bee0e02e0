import { viaUnpic } from './viaUnpic.ts'

/** A signed address cannot be rewritten, so it stays as it is; one with a height of its own is cut. */
export const imagekit = viaUnpic({
  id: 'imagekit',
  provider: 'imagekit',
  matches: ({ hostname, pathname, search }) =>
    hostname === 'ik.imagekit.io' &&
    !/[?&]ik-s=/.test(search) &&
    !/[:,=]h-/.test(pathname + search),
  operations: { c: 'at_max' },
})
