// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { AlbumState, TablePhoto } from '../../../src/table/contract'
import { reset } from '../../../src/table/page/tableStore'
import { Tools } from '../../../src/table/page/tools/Tools'

afterEach(cleanup)

const photoOf = (id: string): TablePhoto => ({
  id,
  caption: '',
  photo: { id, src: '/photos/a.avif', width: 3, height: 2, alt: '' },
})
function show(ids: string[], selected: string[] = []) {
  const photos = ids.map(photoOf)
  const album: AlbumState = {
    id: 'fjords',
    key: 'fjords',
    title: 'Fjords',
    revision: '1',
    photos,
    removed: [photoOf('gone')],
    others: [],
    keepsOriginals: false,
  }
  reset({ album, selected: new Set(selected) })
  render(<Tools album={album} />)
}
test.each([[[]], [['a']]])(
  'names contain the words that a tool shows, with %o selected',
  (selected) => {
    show(['a', 'b'], selected)
    for (const tool of screen.getAllByRole('button'))
      for (const shown of tool.querySelectorAll(':scope > :not([aria-hidden]) > span'))
        expect(tool.getAttribute('aria-label')!.toLowerCase()).toContain(
          shown.textContent.toLowerCase(),
        )
  },
)
