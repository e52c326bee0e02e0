import { expect, test } from 'vitest'
import type { Photo } from '../../../src/content/source/schema/album'
import { photoFindings } from '../../../src/darkroom/album/photoFindings'

const SRC = '/photos/0123456789ab-1600.avif'
const LAKE: Photo = { id: 'lake', src: SRC, alt: 'A lake' }
const TURNED = '/photos/0123456789ab-r90-1600.avif'

test.each<[Photo, string, string]>([
  [
    { ...LAKE, alt: '' },
    'The description is empty, so the photo has no caption and says nothing to a screen reader.',
    'Describe the photo in a few words.',
  ],
  [
    { ...LAKE, alt: 'IMG_4711.jpg' },
    'The description is a file name (IMG_4711.jpg).',
    'Describe the photo in a few words.',
  ],
  [
    { ...LAKE, rotate: 90 },
    'The rotation is 90°, but the published picture is not turned.',
    'Import its file again.',
  ],
  [
    { ...LAKE, src: TURNED },
    'The rotation is 0°, but the published picture is turned by 90°.',
    'Import its file again.',
  ],
  [
    { ...LAKE, src: '' },
    'The address is empty, so the photo is left out.',
    'Set the address of the picture, or remove the entry.',
  ],
  [
    { ...LAKE, src: `${SRC}g` },
    `The address ends in something that is not a part of an image address (${SRC}g).`,
    `Try ${SRC}.`,
  ],
  [
    { ...LAKE, mirror: { src: 'https://ada:secret@e.com/a.jpg', width: 8 } },
    'One of the addresses contains a name or password, so everybody can read it and browsers do not load the picture.',
    'Remove the name, the password and the @.',
  ],
])('a finding at a photograph is a sentence with its subject: %#', (photo, text, remedy) => {
  const found = photoFindings({ photos: [photo] }, { file: 'lakes', level: 'public' })
  expect(found.get(0)).toMatchObject([{ text, remedy }])
})

test('the finding of a turn names the file to import', () => {
  const imported = [{ bytes: '0123456789ab', file: 'DSCF1030.JPG' }]
  const album = { photos: [{ ...LAKE, rotate: 90 as const }], imported }
  const found = photoFindings(album, { file: 'lakes', level: 'public' })
  expect(found.get(0)).toMatchObject([{ remedy: 'Import DSCF1030.JPG again.' }])
})
