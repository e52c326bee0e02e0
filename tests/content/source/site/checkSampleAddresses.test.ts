import { expect, test } from 'vitest'
import { checkSampleAddresses } from '../../../../src/content/source/site/checkSampleAddresses'
import type { Project, Site } from '../../../../src/content/schema'

const found = (site: object, projects: object[] = []) => {
  const places: string[] = []
  checkSampleAddresses({ site: site as Site, projects: projects as Project[] }, (one) =>
    places.push(`${one.file} ${one.path}`),
  )
  return places
}

test('every address that is still the sample’s is reported', () => {
  expect(
    found(
      {
        email: 'hello@example.com',
        url: 'https://example.com',
        network: { label: 'Network', url: 'https://www.example.org/ada' },
      },
      [{ githubLink: 'https://example.com/code', viewLink: { url: 'https://example.net' } }],
    ),
  ).toEqual([
    'site.json email',
    'site.json url',
    'site.json network.url',
    'projects.json [0].githubLink',
    'projects.json [0].viewLink.url',
  ])
})
test('an address that only resembles the sample’s is not reported', () => {
  expect(
    found({
      email: 'ada@my-example.com',
      url: 'https://example.company',
      network: { url: 'https://example.com.au' },
      bio: ['At example.com'],
    }),
  ).toEqual([])
})
