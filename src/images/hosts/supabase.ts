import { within } from './outsideHost.ts'
import { viaUnpic } from './viaUnpic.ts'

export const supabase = viaUnpic({
  id: 'supabase',
  provider: 'supabase',
  matches: ({ hostname, pathname }) =>
    within(hostname, 'supabase.co') &&
    /^\/storage\/v1\/(object|render\/image)\/public\//.test(pathname),
  operations: { resize: 'contain' },
  drop: ['height'],
})
