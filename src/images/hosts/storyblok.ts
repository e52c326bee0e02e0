import { viaUnpic } from './viaUnpic.ts'

export const storyblok = viaUnpic({
  id: 'storyblok',
  provider: 'storyblok',
  matches: ({ hostname }) => /^a(-[a-z]{2})?\.storyblok\.com$/.test(hostname),
})
