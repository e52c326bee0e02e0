// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { editsBetween, valueAfter } from '../../../src/content/jsonValues'
import { Site } from '../../../src/content/source/schema/site'
import { useTable } from '../../../src/table/page/state/tableStore'
import { Fields } from '../../../src/table/page/words/fields'
import { formAt } from '../../../src/table/page/words/forms'

afterEach(cleanup)

const { fields } = formAt('/')!.parts.find(({ title }) => title === 'Search')!

/** Shows fields. Returns what they save. */
function show(shown: Omit<Parameters<typeof Fields>[0], 'onSave'>) {
  const saved: unknown[] = []
  const onSave = (next: unknown) => {
    saved.push(next)
    return Promise.resolve(true)
  }
  render(<Fields {...shown} onSave={onSave} />)
  return saved
}

/** Shows the field for some settings. `write`: writes a text, or leaves the field, and returns what is saved. */
function open(value: object) {
  const saved = show({ value, fields }) as { keywords?: unknown }[]
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  const write = async (text?: string) => {
    if (text !== undefined) fireEvent.change(field, { target: { value: text } })
    await act(async () => fireEvent.blur(field))
    return saved
  }
  return { shown: field.value, write }
}

const LIST = { keywords: { public: ['sea', 'high ground'] } }
const ALL = { keywords: { public: true } }

test.each([
  { before: {}, text: 'sea\n high ground \n\n', after: LIST },
  { before: LIST, text: 'all', after: ALL },
  { before: ALL, text: 'sea\nhigh ground', after: LIST },
  { before: LIST, text: 'all\nsea', after: { keywords: { public: ['all', 'sea'] } } },
  {
    before: { keywords: { people: true, public: true } },
    text: ' ',
    after: { keywords: { people: true } },
  },
  { before: ALL, text: '', after: {} },
])('the keywords that visitors can search are written as a list or as true: $text', async (one) => {
  const [saved, ...more] = await open(one.before).write(one.text)
  expect(more).toEqual([])
  expect(saved).toEqual(one.after)
  expect(v.is(Site.entries.keywords, saved!.keywords)).toBe(true)
})

test.each([
  { value: {}, text: '' },
  { value: LIST, text: 'sea\nhigh ground' },
  { value: ALL, text: 'all' },
])('untouched keywords stay: $text', async ({ value, text }) => {
  const { shown, write } = open(value)
  expect(shown).toBe(text)
  expect(await write()).toEqual([])
  expect(await write(`${text} `)).toEqual([])
})

/** Shows a select, and returns it with what is saved. */
function openSelect() {
  const kind = ['land', 'misc', 'sea'].map((id) => [id, id] as const)
  const fields = [{ path: ['category'], label: 'Category', kind }]
  const saved = show({ value: { category: 'land' }, fields })
  return { select: screen.getByRole<HTMLSelectElement>('combobox'), saved }
}

test('a choice by pointer is saved at once', async () => {
  const { select, saved } = openSelect()
  await act(async () => fireEvent.change(select, { target: { value: 'sea' } }))
  expect(saved).toEqual([{ category: 'sea' }])
})

test.each([
  ['with Enter', (select: Element) => fireEvent.keyDown(select, { key: 'Enter' })],
  ['when the focus leaves', (select: Element) => fireEvent.blur(select)],
])('of choices by keys, the last is saved %s', async (_, end) => {
  const { select, saved } = openSelect()
  for (const value of ['misc', 'sea']) {
    fireEvent.keyDown(select, { key: value[0]! })
    fireEvent.change(select, { target: { value } })
    fireEvent.keyUp(select, { key: value[0]! })
    expect(select.value).toBe(value)
  }
  expect(saved).toEqual([])
  await act(async () => end(select))
  expect(saved).toEqual([{ category: 'sea' }])
})

test('a choice in a list that a key has opened is saved at once', async () => {
  const { select, saved } = openSelect()
  // The browser's list takes the other keys, and the release of this one.
  fireEvent.keyDown(select, { key: ' ' })
  await new Promise((resolve) => setTimeout(resolve))
  await act(async () => fireEvent.change(select, { target: { value: 'sea' } }))
  expect(saved).toEqual([{ category: 'sea' }])
})

/** Shows fields of a link and its size, and returns a function that writes one and goes on to another. */
function openLink(creates?: 'onEnter' | 'onLeave') {
  const fields = ['link.label', 'link.url', 'size'].map((one) => ({
    path: one.split('.'),
    label: one,
  }))
  const saved = show({ value: {}, fields, creates })
  const goOn = async (from: string, text: string, to: string) => {
    const field = screen.getByRole('textbox', { name: from })
    fireEvent.change(field, { target: { value: text } })
    const relatedTarget = screen.getByRole('textbox', { name: to })
    await act(async () => fireEvent.blur(field, { relatedTarget }))
    return saved
  }
  return goOn
}

test('a field is saved when the focus goes on, but the members of one object together', async () => {
  const goOn = openLink()
  expect(await goOn('link.label', 'Shop', 'link.url')).toEqual([])
  expect(await goOn('link.url', '/shop', 'size')).toEqual([
    { link: { label: 'Shop', url: '/shop' } },
  ])
})

test('a new entry is saved when the focus leaves all its fields', async () => {
  const goOn = openLink('onLeave')
  expect(await goOn('size', '3', 'link.label')).toEqual([])
})

test('an album is not created by leaving its name, but by Enter', async () => {
  const saved = show({ value: {}, fields: formAt('/')!.parts[0]!.fields, creates: 'onEnter' })
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  fireEvent.change(name, { target: { value: 'Alps' } })
  await act(async () => fireEvent.blur(name))
  expect(saved).toEqual([])
  expect(name.value).toBe('Alps')
  await act(async () => fireEvent.keyDown(name, { key: 'Enter' }))
  expect(saved).toEqual([{ name: 'Alps' }])
  expect(name.value).toBe('')
})

test('refused input is marked until it is mended, and its error goes with it', async () => {
  const onSave = () => {
    useTable.setState({ problem: 'No.' })
    return Promise.resolve(false)
  }
  const { fields } = formAt('/')!.parts.find(({ title }) => title === 'Owner')!
  render(<Fields value={{ name: 'Ada' }} {...{ fields, onSave }} />)
  const [name, url] = screen.getAllByRole<HTMLInputElement>('textbox')
  const write = async (value: string) => {
    fireEvent.change(name!, { target: { value } })
    await act(async () => fireEvent.blur(name!))
  }
  await write('Grace')
  expect([name, url].map((one) => one!.getAttribute('aria-invalid'))).toEqual(['true', null])
  expect(name!.value, 'it stays in the field').toBe('Grace')
  expect(useTable.getState().problem).toBe('No.')
  useTable.setState({ problem: undefined })
  const mark = () => screen.queryByText('Not written')?.closest('label')?.control
  expect(mark(), 'also when the message is gone').toBe(name)
  await write('Ada')
  expect(mark()).toBeUndefined()
  expect(name!.getAttribute('aria-invalid')).not.toBe('true')
  expect(useTable.getState().problem).toBeUndefined()
})

/** Shows the fields of an owner named Ada. Each save shows at once, and waits in `saved` until it is answered. */
function openOwner() {
  type Save = { next: unknown; before: unknown; answer: (isDone: boolean) => void }
  const saved: Save[] = []
  const { fields } = formAt('/')!.parts.find(({ title }) => title === 'Owner')!
  function Owner() {
    const [value, setValue] = useState<unknown>({ name: 'Ada' })
    const change = (edits: ReturnType<typeof editsBetween>) =>
      setValue((now: unknown) => valueAfter(now, { type: 'write', edits }))
    const onSave = async (next: unknown, before: unknown) => {
      change(editsBetween(before, next, []))
      const isDone = await new Promise<boolean>((answer) => saved.push({ next, before, answer }))
      if (!isDone) change(editsBetween(next, before, []))
      return isDone
    }
    return <Fields {...{ value, fields, onSave }} />
  }
  render(<Owner />)
  const [name, url] = screen.getAllByRole<HTMLInputElement>('textbox')
  const write = async (field: HTMLInputElement, value: string) => {
    fireEvent.change(field, { target: { value } })
    await act(async () => fireEvent.blur(field))
  }
  return { name: name!, url: url!, write, saved }
}

test('a text that is put back before its change is answered is saved too', async () => {
  const { name, write, saved } = openOwner()
  await write(name, 'Grace')
  await write(name, 'Ada')
  await act(async () => fireEvent.blur(name))
  expect(saved).toMatchObject([
    { next: { name: 'Grace' }, before: { name: 'Ada' } },
    { next: { name: 'Ada' }, before: { name: 'Grace' } },
  ])
  for (const { answer } of saved) await act(async () => answer(true))
  expect(name.value).toBe('Ada')
  expect(name.hasAttribute('data-unsaved')).toBe(false)
})

test('refused input stays, also if a later change of another field is saved', async () => {
  const { name, url, write, saved } = openOwner()
  await write(name, '')
  await write(url, 'https://ada.example')
  await act(async () => saved[0]!.answer(false))
  await act(async () => saved[1]!.answer(true))
  expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['', 'true'])
})

test('refused input is sent again by Enter in its field alone, and other fields are saved without it', async () => {
  const { name, url, write, saved } = openOwner()
  await write(name, '')
  await act(async () => saved[0]!.answer(false))
  await act(async () => fireEvent.blur(name))
  expect(saved).toHaveLength(1)
  await write(url, 'https://ada.example')
  expect(saved[1]!.next).toEqual({ name: 'Ada', url: 'https://ada.example' })
  await act(async () => saved[1]!.answer(true))
  const marks = [name, url].map((one) => one.getAttribute('aria-invalid'))
  expect([name.value, ...marks]).toEqual(['', 'true', null])
  await act(async () => fireEvent.keyDown(name, { key: 'Enter' }))
  expect(saved).toHaveLength(3)
})

test('a field that was not sent is not marked beside a refused one', async () => {
  const { name, url, write, saved } = openOwner()
  await write(name, '')
  await act(async () => saved[0]!.answer(false))
  fireEvent.change(url, { target: { value: 'https://ada.example' } })
  expect(url.getAttribute('aria-invalid')).not.toBe('true')
})

test('Escape keeps what waits for an answer, and discards it once it is refused', async () => {
  const { name, write, saved } = openOwner()
  await write(name, 'Grace')
  fireEvent.change(name, { target: { value: 'Grace H' } })
  const escape = () => act(async () => fireEvent.keyDown(name, { key: 'Escape' }))
  await escape()
  expect(name.value).toBe('Grace')
  await act(async () => saved[0]!.answer(false))
  expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['Grace', 'true'])
  await escape()
  expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['Ada', null])
})

test('the description of a picture has a field once the picture is there', () => {
  const { fields } = formAt('/about')!.parts.find(({ title }) => title === 'Links and portrait')!
  const shown = (value: object) => {
    render(<Fields {...{ value, fields, onSave: () => Promise.resolve(true) }} />)
    const count = screen.getAllByRole('textbox').length
    cleanup()
    return count
  }
  expect(shown({ email: 'a@b.de' })).toBe(fields.length - 1)
  expect(shown({ portrait: { src: '/me.jpg' } })).toBe(fields.length)
})
