import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { Window } from 'happy-dom'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import type { createSiteRouter as CreateSiteRouter } from '../../src/router'
import * as german from '../../src/words/de'
import * as english from '../../src/words/en'
import { NAME } from '../fixtures/owner'
import { readContent } from '../../src/content/source/readContent'

let createSiteRouter: typeof CreateSiteRouter
beforeAll(async () => {
  for (const [part, words] of Object.entries(german))
    vi.doMock(`virtual:words/${part}`, () => ({ words }))
  ;({ createSiteRouter } = await import('../../src/router'))
})

/** All visible, audible and machine-readable texts of a page. */
async function visit(path: string): Promise<{ title: string; h1: string; said: string[] }> {
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  const { document } = new Window()
  document.body.innerHTML = renderToString(<RouterProvider router={router} />)
  const all = [...document.querySelectorAll('*')]
  return {
    title: document.querySelector('title')?.textContent ?? '',
    h1: document.querySelector('h1')?.textContent ?? '',
    said: all.flatMap((element) => [
      ...[...element.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent),
      ...['aria-label', 'content'].map((name) => element.getAttribute(name) ?? ''),
    ]),
  }
}

/** English texts that differ in German. */
const ENGLISH = new Set(
  Object.entries(english).flatMap(([part, words]) =>
    Object.entries(words).flatMap(([key, text]: [string, unknown]) => {
      const other = (german as unknown as Record<string, Record<string, unknown>>)[part]![key]
      return typeof text === 'string' && text !== other ? [text] : []
    }),
  ),
)

test.each([
  ['/', 'Startseite', NAME],
  ['/about', 'Über mich', 'Über mich'],
  ['/projects', 'Projekte', 'Projekte'],
  ['/photography', 'Fotografie', 'Fotografie'],
  ['/photography/landscape', 'Landscape', 'Landscape'],
  ['/photography/landscape/iceland2018', 'Iceland 2018', 'Iceland 2018'],
  ['/nowhere', 'Jenseits der Karte', 'Nicht gefunden'],
])('the page %s is in German', async (path, title, heading) => {
  const page = await visit(path)
  expect(page.title).toBe(`${title} — ${NAME}`)
  expect(page.h1).toBe(heading)
  expect(page.said.filter((text) => ENGLISH.has(text.trim()))).toEqual([])
})

test('a photograph in the viewer is in German', async () => {
  const { albums } = await readContent('tests/fixtures/content')
  const [photo] = albums.find(({ key }) => key === 'iceland2018')!.photos
  const { said } = await visit(`/photography/landscape/iceland2018/${photo!.id}`)
  expect(said).toEqual(
    expect.arrayContaining(['Schließen', 'Nächstes Foto', 'Zurück zu Iceland 2018']),
  )
  expect(said.join()).toContain('fotografiert von')
  expect(said.filter((text) => ENGLISH.has(text.trim()))).toEqual([])
})
