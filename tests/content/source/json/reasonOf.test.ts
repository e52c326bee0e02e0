import * as v from 'valibot'
import { expect, test } from 'vitest'
import { reasonOf } from '../../../../src/content/source/json/reasonOf'
import { AlbumFile } from '../../../../src/content/source/schema/album'

const reasonsFor = (photo: object) => {
  const { issues = [] } = v.safeParse(AlbumFile, { photos: [photo] })
  return issues.map((issue) => `${v.getDotPath(issue)} ${reasonOf(issue)}`)
}

test('an unknown or missing field is described in words', () => {
  const photo = { id: 'lake', src: '/lake.avif', alt: 'A lake' }
  expect(reasonsFor(photo)).toEqual([])
  expect(reasonsFor({ ...photo, hidden: true })).toEqual(['photos.0.hidden is an unknown field'])
  expect(reasonsFor({ id: 'lake', src: '/lake.avif' })).toEqual(['photos.0.alt is missing'])
})
