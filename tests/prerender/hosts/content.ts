import type { hostRules } from '../../../src/prerender/hosts/hostRules'

const photo = (id: string, src = `/photos/${id}-800.avif`) => ({ id, src, alt: '' })

/** A site with a public, a listed and an unlisted album, and their former addresses. */
export const CONTENT = {
  albums: [
    {
      key: 'lakes',
      aliases: ['water.1'],
      parent: 'landscape',
      level: 'public',
      photos: [photo('0a1b'), photo('00dd', '/pictures/IMG-5678.jpg')],
    },
    {
      key: 'misc',
      aliases: ['odds'],
      level: 'listed',
      photos: [
        photo('0a1b'),
        photo('0e3f'),
        photo('00cc', '/old/my%20lake.jpg'),
        photo('00bb', '/pictures/IMG-1234.jpg'),
        photo('00ee', 'https://img.example.com/00ee-800.jpg'),
        { ...photo('00ff'), hide: true as const },
      ],
    },
    {
      key: 'k7Qz93mVx2LtR8wY',
      aliases: ['old-Zt81LmQw52XcVb7K'],
      parent: 'portraits',
      level: 'unlisted',
      photos: [photo('0c2d')],
    },
  ],
  categories: [
    { path: 'landscape', shows: 'albums', level: 'public' },
    { path: 'portraits', shows: 'albums', level: 'listed' },
    { path: 'misc', shows: 'album', level: 'public' },
  ],
  site: {
    bio: [],
    skills: [],
    name: '',
    email: '',
    host: '',
    url: 'https://example.com',
    description: '',
  },
  projects: [],
  pages: [{ id: 'imprint', level: 'listed' }],
} satisfies Parameters<typeof hostRules>[0]
