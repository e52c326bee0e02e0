import { viaUnpic } from './viaUnpic.ts'

export const netlify = viaUnpic({
  id: 'netlify',
  provider: 'netlify',
  matches: ({ pathname }) => pathname === '/.netlify/images',
  operations: { fit: 'contain' },
  drop: ['h', 'position'],
})
