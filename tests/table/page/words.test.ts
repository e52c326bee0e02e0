import { expect, test, vi } from 'vitest'
import type { ActLabel } from '../../../src/table/contract'
import { describeDone, describeMove, ofKeys, words } from '../../../src/table/page/state/words'

test.each<[text: string, type: ActLabel['type'], name?: string, settings?: string]>([
  ['Undo: rename “Coast”', 'changeAlbum', 'Coast', 'name'],
  ['Undo: level of “Coast”', 'changeAlbum', 'Coast', 'level'],
  ['Undo: name and year of “Coast”', 'changeAlbum', 'Coast', 'name and year'],
  ['Undo: order of “Sea”', 'write', 'Sea', 'order'],
  ['Undo: change “Rust”', 'write', 'Rust', ''],
  ['Undo: new album “Coast”', 'newAlbum', 'Coast'],
  ['Undo: move “Coast”', 'swap', 'Coast'],
  ['Undo: remove “Coast”', 'take', 'Coast'],
  ['Undo: change', 'write'],
])('a step in a list says what it concerns: %s', (text, type, name, settings) => {
  expect(describeMove('undo', { type, photos: [], name, settings })).toBe(text)
})

test('a step that was undone or redone is named', () => {
  const label = { type: 'newCategory' as const, photos: [], name: 'Sea' }
  expect(describeDone('undo', label)).toBe('Undone: new category “Sea”')
  expect(describeDone('redo', label)).toBe('Redone: new category “Sea”')
})

test.each([
  ['(pointer: coarse)', ''],
  ['(pointer: fine)', ', or press Enter'],
])('keys are named unless a finger is the pointer: %s', (pointer, text) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === pointer }))
  expect(ofKeys(', or press Enter')).toBe(text)
})

test('what changed in an album names the photographs that are hidden now', () => {
  const photo = { id: 'a', src: '/a.avif', alt: '' }
  const changed = [photo, { ...photo, id: 'b', hide: true as const }]
  const others = { added: [], removed: 0, isReordered: false }
  const said = words.changes({ title: 'Coast', kind: 'changed', changed, ...others })
  expect(said).toBe('2 photographs changed, 1 of them hidden')
})
