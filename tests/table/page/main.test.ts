// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ROOT_ID } from '../../../src/document'
import { useTable } from '../../../src/table/page/tableStore'
import { words } from '../../../src/table/page/words/words'
import { albumOf } from './albumOf'

test('the page takes no files outside of an album, and says where they are added', async () => {
  document.body.append(Object.assign(document.createElement('div'), { id: ROOT_ID }))
  await act(() => import('../../../src/table/page/main'))
  const drop = (types: string[]) => {
    const event = Object.assign(new Event('drop', { cancelable: true }), {
      dataTransfer: { types },
    })
    return { isTaken: !window.dispatchEvent(event), problem: useTable.getState().problem }
  }
  expect(drop(['text/plain']), 'text').toEqual({ isTaken: false, problem: undefined })
  await act(async () => useTable.setState({ album: albumOf([]) }))
  expect(drop(['Files']), 'in an album').toEqual({ isTaken: true, problem: undefined })
  await act(async () => useTable.setState({ album: undefined }))
  expect(drop(['Files'])).toEqual({ isTaken: true, problem: words.elsewhere })
})
