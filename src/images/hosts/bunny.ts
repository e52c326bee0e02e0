import { within } from './outsideHost.ts'
import { viaUnpic } from './viaUnpic.ts'

/** Zones without the optimizer answer every width with the original: asking tells. */
export const bunny = viaUnpic({
  id: 'bunny',
  provider: 'bunny',
  matches: ({ hostname }) => within(hostname, 'b-cdn.net'),
  drop: ['height', 'crop', 'aspect_ratio'],
})
