import { expect, test } from 'vitest'
import { editsBetween, pathAfter, valueAt, withValue } from '../../src/content/jsonValues'

const PROJECT = { name: 'P', img: { src: '/p.svg', alt: '' }, viewLink: { label: 'L', url: 'U' } }

test('a value is read and written along its path, and an empty group is removed', () => {
  expect(valueAt(PROJECT, ['viewLink', 'url'])).toBe('U')
  expect(valueAt(PROJECT, ['githubLink', 'url'])).toBeUndefined()
  const { viewLink: _, ...rest } = PROJECT
  const half = withValue(PROJECT, ['viewLink', 'url'], undefined)
  expect(half).toEqual({ ...rest, viewLink: { label: 'L' } })
  expect(withValue(half, ['viewLink', 'label'], undefined)).toEqual(rest)
  expect(withValue(undefined, ['viewLink', 'label'], 'M')).toEqual({ viewLink: { label: 'M' } })
  expect(withValue('old', [], 'new')).toBe('new')
})

test('edits name only the changed values, at any depth', () => {
  expect(editsBetween(PROJECT, structuredClone(PROJECT), [0])).toEqual([])
  const next = { ...PROJECT, name: 'Q', viewLink: { label: 'M', url: 'U' }, githubLink: 'G' }
  expect(editsBetween(PROJECT, next, [2])).toEqual([
    { path: [2, 'name'], value: 'Q' },
    { path: [2, 'viewLink', 'label'], value: 'M' },
    { path: [2, 'githubLink'], value: 'G' },
  ])
  const { viewLink: _, ...rest } = PROJECT
  expect(editsBetween(PROJECT, rest, [])).toEqual([{ path: ['viewLink'] }])
  expect(editsBetween(['a', 'b'], ['a', 'c'], ['x'])).toEqual([{ path: ['x', 1], value: 'c' }])
  expect(editsBetween(['a'], ['a', 'c'], ['x'])).toEqual([{ path: ['x'], value: ['a', 'c'] }])
})

test('the path of an entry follows it through edits of its list', () => {
  const after = (at: number, ...edits: Parameters<typeof pathAfter>[1]) =>
    pathAfter(['skills', at, 'name'], edits)[1]
  const path = ['skills']
  const swap = { type: 'swap', path, at: 0, to: 1 }
  expect([0, 1, 2].map((at) => after(at, swap))).toEqual([1, 0, 2])
  const take = { type: 'take', path, at: 1 }
  expect([0, 1, 2].map((at) => after(at, take))).toEqual([0, -1, 1])
  const put = { type: 'put', path, at: 1 }
  expect([0, 1, 2].map((at) => after(at, put))).toEqual([0, 2, 3])
  expect(after(0, swap, { ...swap, at: 1, to: 2 }, take)).toBe(1)
  expect(after(1, take, swap, put)).toBe(-1)
  expect(after(1, { ...take, path: ['bio'] }, { type: 'write' }, { type: 'undo' })).toBe(1)
  expect(pathAfter([1], [{ type: 'take', path: [], at: 0 }])).toEqual([0])
})
