import { expect, test } from 'vitest'
import { nameAt } from '../../../src/darkroom/edits/nameAt'

const SITE = {
  name: 'Ana',
  bio: ['I build things.', 'I photograph the far north, mostly in winter and on foot.'],
  skills: [{ name: 'Rust', icon: 'rust' }],
  rights: { credit: 'Ana' },
  motto: '🏔'.repeat(41),
}

test.each([
  { path: ['skills', 0], name: 'Rust' },
  { path: ['skills', 0, 'icon'], name: 'Rust' },
  { path: ['bio', 0], name: 'I build things.' },
  { path: ['bio', 1], name: 'I photograph the far north, mostly in wi…' },
  { path: ['motto'], name: `${'🏔'.repeat(40)}…` },
  { path: ['rights', 'credit'], name: 'Ana' },
  { path: ['rights'], name: undefined },
  { path: ['nothing', 3, 'here'], name: undefined },
  { path: [], name: undefined },
])('an entry is named by its name or its text: $path', ({ path, name }) => {
  expect(nameAt(SITE, path)).toBe(name)
})
