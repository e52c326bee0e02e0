// @vitest-environment happy-dom
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_INDEX } from '../../src/content/searchIndex'
import { createSiteRouter } from '../../src/router'
import { Years } from '../../src/search/Years'

test('a chosen year without results can be given up', () => {
  const history = createMemoryHistory({ initialEntries: ['/photography/search?q=snow&year=2021'] })
  const runs: [number, number, number][] = [
    [2022, 0, 1],
    [2021, 0, 2],
  ]
  const answer = { numbers: [0], wordCount: 1, whole: 1, terms: new Set<string>() }
  const found = { text: 'snow', year: 2021, all: answer, answer, near: [] }
  render(
    <RouterContextProvider router={createSiteRouter({ history })}>
      <Years index={{ ...NO_INDEX, runs }} found={found} chosen={2021} />
    </RouterContextProvider>,
  )
  const chosen = screen.getByRole('link', { current: true })
  expect(chosen.textContent).toBe('2021, 0')
  expect(chosen.getAttribute('href')).toBe('/photography/search?q=snow')
})
