import { within } from './outsideHost.ts'
import { viaUnpic } from './viaUnpic.ts'

/** Hosts that speak imgix's language. */
const DOMAINS = [
  'imgix.net',
  'images.unsplash.com',
  'images.prismic.io',
  'www.datocms-assets.com',
  'cdn.sanity.io',
]

/** A signed address (`s=`) cannot be rewritten, so it stays as it is. */
export const imgix = viaUnpic({
  id: 'imgix',
  provider: 'imgix',
  matches: ({ hostname, search }) =>
    DOMAINS.some((domain) => within(hostname, domain)) && !/[?&]s=/.test(search),
  operations: { fit: 'max' },
  drop: ['h', 'crop', 'rect'],
})
