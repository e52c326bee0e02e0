import { expect, test } from 'vitest'
import type { AlbumJson } from '../../../../src/darkroom/album/albumFile'
import { matchFiles } from '../../../../src/darkroom/importing/photos/matchFiles'

const [OLD, NEW] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb']
/** A name with a decomposed letter, as macOS writes it, and with a composed one. */
const [APART, WHOLE] = ['Su\u0308dtirol.jpg', 'S\u00fcdtirol.jpg']

test.each([
  [APART, WHOLE],
  [WHOLE, APART],
])(
  'a later export is recognised by name in either Unicode form: %j, then %j',
  async (first, then) => {
    const taken = '2024-05-01T10:00:00'
    const photo = { id: OLD, src: `/photos/${OLD}-1600.avif`, alt: 'Said' }
    const album = { photos: [photo], imported: [{ bytes: OLD, file: first, taken }] } as AlbumJson
    const showsSame = () => Promise.resolve(false)
    const found = [{ id: NEW, name: then, taken: () => Promise.resolve(taken), showsSame }]
    const settings = { before: new Map<string, string>(), keepBoth: false }
    const matches = await matchFiles(album, found, settings)
    expect(matches.get(NEW)).toEqual({ photo, replaces: OLD })
  },
)
