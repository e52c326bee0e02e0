import { expect, test } from 'vitest'
import { editsBetween, valueAfter, valueAt, withValue } from '../../src/content/jsonValues'

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

test('acts change values and lists', () => {
  const whole = { name: 'Ada', skills: ['a', 'b', 'c'] }
  const path = ['skills']
  const skillsAfter = (act: Parameters<typeof valueAfter>[1]) =>
    (valueAfter(whole, act) as typeof whole).skills
  expect(skillsAfter({ type: 'put', path, at: 1, value: 'd' })).toEqual(['a', 'd', 'b', 'c'])
  expect(skillsAfter({ type: 'put', path, at: 99, value: 'd' })).toEqual(['a', 'b', 'c', 'd'])
  expect(skillsAfter({ type: 'take', path, at: 1 })).toEqual(['a', 'c'])
  expect(skillsAfter({ type: 'swap', path, at: 0, to: 2 })).toEqual(['c', 'b', 'a'])
  expect(skillsAfter({ type: 'swap', path, at: 0, to: 3 })).toEqual(whole.skills)
  const edits = [{ path: ['name'], value: 'Bo' }, { path: ['skills', 0] }]
  expect(valueAfter(whole, { type: 'write', edits })).toEqual({ name: 'Bo', skills: ['b', 'c'] })
  expect(valueAfter({}, { type: 'put', path, at: 0, value: 'd' })).toEqual({ skills: ['d'] })
  expect(valueAfter(['a', 'b'], { type: 'take', path: [], at: 0 })).toEqual(['b'])
  expect(valueAfter(whole, { type: 'undo' })).toBe(whole)
})
