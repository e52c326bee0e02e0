// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act, cleanup, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readRelief } from '../../src/home/readRelief'
import { Relief } from '../../src/home/Relief'
import { CHART, type PrintedRelief } from '../../src/relief/chart'
import { NAME } from '../../src/relief/nameStyle'

const printed: PrintedRelief = {
  name: 'Your <Name>',
  rings: Array.from({ length: 9 }, (_, i) => (i === 3 ? '' : `M${i} 0q2 0 2 2t-2 2-2-2 2-2z`)),
  sheets: [['Your', '<Name>'], ['Your <Name>']],
  turn: 1.4353,
  longest: 2.7048,
  reach: { width: 5040, height: 4140 },
}

const html = renderToString(<Relief name={printed.name} printed={printed} />)

/** Puts a built page's markup into the document. */
function print(markup: string) {
  const root = document.createElement('div')
  root.append(document.createRange().createContextualFragment(markup))
  document.body.append(root)
  return root
}
/** Takes a built page's markup over, in the place where it was printed. */
const takeOver = (root: HTMLElement) =>
  act(async () => hydrateRoot(root, <Relief name={printed.name} />))
/** Loads the built home page and goes to another one. */
async function visitHome() {
  const root = print(html)
  const app = await takeOver(root)
  await act(async () => app.unmount())
  root.remove()
}
const drawn = () => [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

describe('R12: the logo in the built page', () => {
  test('is nine shapes, each its own element, and the name as real text', () => {
    print(html)
    for (const svg of document.querySelectorAll('svg'))
      expect(svg.closest('[aria-hidden="true"]')).not.toBeNull()
    expect(drawn()).toEqual(printed.rings)
    const lines = [...document.querySelectorAll('text')].map((text) => text.textContent)
    expect(lines).toEqual(['Your', '<Name>', 'Your <Name>'])
  })

  test('can be read back as it was printed', () => {
    expect(readRelief()).toBeUndefined()
    print(html)
    expect(readRelief()).toEqual(printed)
  })

  test('is taken over by the browser without a change or a complaint', async () => {
    const complain = vi.spyOn(console, 'error')
    const root = print(html)
    const before = root.innerHTML
    const app = await takeOver(root)
    expect(root.innerHTML).toBe(before)
    expect(complain).not.toHaveBeenCalled()
    await act(async () => app.unmount())
  })
})

describe('a visitor who comes from another page', () => {
  test('finds the mountain that was there before', async () => {
    await visitHome()
    render(<Relief name={printed.name} />)
    expect(drawn()).toEqual(printed.rings)
  })

  test('finds an empty sheet of nine shapes until one is computed, and no other name', async () => {
    await visitHome()
    render(<Relief name="Ida" />)
    expect(drawn()).toEqual(Array(9).fill(''))
    expect(document.querySelectorAll('text')).toHaveLength(0)
    expect(document.querySelector('[data-blank]')).not.toBeNull()
  })
})

test('the style rules say what the drawing says', () => {
  const css = readFileSync('src/home/relief.css', 'utf8')
  expect(css).toContain(`translateX(-${CHART.aside}px)`)
  expect(css).toContain(`letter-spacing: ${NAME.tracking}em`)
  expect(css).toContain(
    `max(${NAME.smallest}px, ${NAME.size * 100}svmin), ${NAME.inside * 100}vw / max(var(--longest)`,
  )
})
