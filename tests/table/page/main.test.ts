// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ROOT_ID } from '../../../src/document'
import { useTable } from '../../../src/table/page/state/tableStore'
import { words } from '../../../src/table/page/state/words'
import { albumOf } from './albumOf'

document.body.append(Object.assign(document.createElement('div'), { id: ROOT_ID }))
await act(() => import('../../../src/table/page/main'))

test('a page from the browser’s cache is reloaded, as its connection is lost', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  for (const persisted of [false, true])
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  expect(reload).toHaveBeenCalledOnce()
})

test('the page takes no files outside of an album, and says where they are added', async () => {
  const drop = (types: string[]) => {
    const event = Object.assign(new Event('drop', { cancelable: true }), {
      dataTransfer: { types },
    })
    return { isTaken: !window.dispatchEvent(event), problem: useTable.getState().problem }
  }
  expect(drop(['text/plain']), 'text').toEqual({ isTaken: false, problem: undefined })
  await act(async () => useTable.setState({ album: albumOf([]) }))
  expect(drop(['Files']), 'in an album').toEqual({ isTaken: true, problem: undefined })
  window.fetch = () => new Promise(() => {})
  await act(async () => useTable.setState({ isPublishOpen: true }))
  expect(drop(['Files']), 'while Publish covers it').toEqual({
    isTaken: true,
    problem: words.elsewhere,
  })
  useTable.setState({ problem: undefined })
  await act(async () => useTable.setState({ album: undefined, isPublishOpen: false }))
  expect(drop(['Files'])).toEqual({ isTaken: true, problem: words.elsewhere })
})

test('of drags, only those of files reach React', () => {
  const heard: string[] = []
  const root = document.querySelector('[data-light-table]')!
  for (const type of ['drag', 'dragover'])
    root.addEventListener(type, () => heard.push(type), { once: true })
  const drag = (type: string, types: string[]) =>
    root.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true }), { dataTransfer: { types } }),
    )
  drag('drag', ['text/plain'])
  drag('dragover', ['text/plain'])
  expect(heard).toEqual([])
  drag('dragover', ['Files'])
  expect(heard).toEqual(['dragover'])
})
