import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../src/content/source/diagnostic'
import { describeFindings } from '../../src/publishing/describeFindings'

const found = (index: number, message: string): Diagnostic => ({
  severity: 'warning',
  file: '/site/src/content/albums/alps.json',
  path: `photos[${index}].alt`,
  code: 'empty-alt',
  message,
  remedy: 'Describe it',
  photo: `id-${index}`,
})

test('the same finding of several photographs is one entry that leads to the first', () => {
  const content = { albums: [{ file: 'alps', key: 'alps2024', title: 'Alps' }] } as never
  const all = [found(1, 'is empty'), found(4, 'is a file name'), found(6, 'is empty')]
  expect(describeFindings('/site/src/content', all, content)).toMatchObject([
    {
      code: 'empty-alt',
      title: 'Alps, 2 photographs',
      text: 'The description is empty. Describe it.',
      album: 'alps2024',
      photo: 'id-1',
    },
    {
      title: 'Alps, photograph 5',
      text: 'The description is a file name. Describe it.',
      photo: 'id-4',
    },
  ])
})

test('a finding that concerns another album names it by its title', () => {
  const content = {
    albums: [
      { file: 'alps', key: 'alps2024', title: 'Alps' },
      { file: 'coast-Jm7', key: 'coast', title: 'Coast' },
    ],
  } as never
  const all = [found(1, `is hidden in ${join('albums', 'coast-Jm7.json')}`)]
  const [said] = describeFindings('/site/src/content', all, content)
  expect(said?.text).toBe('The description is hidden in “Coast”. Describe it.')
})

test('a finding of another file names the file and the field as the light table does', () => {
  const site = { ...found(1, 'must be an e-mail address'), file: '/site/src/content/site.json' }
  const titles = ['email', ''].map(
    (path) => describeFindings('/site/src/content', [{ ...site, path }])[0]!.title,
  )
  expect(titles).toEqual(['You and your site, E-mail', 'site.json'])
})

test('a finding of an entry names it, if the content can be read', () => {
  const content = { albums: [], site: {}, projects: [{ name: 'Tide' }, { name: 'Fjord' }] } as never
  const faulty = { ...found(1, 'is an example'), file: '/site/src/content/projects.json' }
  const all = [{ ...faulty, path: '[1].viewLink.url' }]
  const titleIn = (given?: never) => describeFindings('/site/src/content', all, given)[0]!.title
  expect([titleIn(content), titleIn()]).toEqual([
    'Projects, Link address of “Fjord”',
    'Projects, Link address of entry 2',
  ])
})
