import { viaUnpic } from './viaUnpic.ts'
import { widthsUpTo } from './widths.ts'

/** px; more is refused. https://www.contentful.com/developers/docs/references/images-api/ */
const MOST = 4000

export const contentful = viaUnpic({
  id: 'contentful',
  provider: 'contentful',
  matches: ({ hostname }) => hostname === 'images.ctfassets.net',
  operations: { fit: 'scale' },
  sentinel: 3917,
  drop: ['h'],
  widths: (width) => widthsUpTo(Math.min(width, MOST)),
})
