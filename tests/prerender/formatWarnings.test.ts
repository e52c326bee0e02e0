import { expect, test } from 'vitest'
import { formatWarnings } from '../../src/prerender/formatWarnings'

const warning = (path: string, photo?: string) => ({
  code: 'x',
  severity: 'warning' as const,
  file: 'site.json',
  path,
  ...(photo ? { photo } : {}),
  message: 'is odd',
  remedy: 'Mend it',
})

test('warnings of the site are listed, and those of photos are counted', () => {
  expect(
    formatWarnings([warning('url'), warning('photos[0]', 'a'), warning('photos[1]', 'b')]),
  ).toBe(
    '3 warnings\nsite.json › url: is odd (x). Mend it.\n2 about photos: npm run check:content lists them',
  )
  expect(formatWarnings([warning('url')])).toBe('1 warning\nsite.json › url: is odd (x). Mend it.')
})
