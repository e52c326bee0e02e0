// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { findRelief } from '../../../src/home/relief/findRelief'
import { Relief } from '../../../src/home/relief/Relief'
import type { ReliefDrawing } from '../../../src/relief/units'

const prerendered: ReliefDrawing = {
  name: 'Your <Name>',
  rings: Array.from({ length: 9 }, (_, i) => (i === 3 ? '' : `M${i} 0q2 0 2 2t-2 2-2-2 2-2z`)),
  variants: [['Your', '<Name>'], ['Your <Name>']],
  oneLineFrom: 1.4353,
  longestLine: 2.7048,
  reach: { width: 5040, height: 4140 },
}

const html = renderToString(<Relief name={prerendered.name} prerendered={prerendered} />)

function print(markup: string) {
  const root = document.createElement('div')
  root.append(document.createRange().createContextualFragment(markup))
  document.body.append(root)
  return root
}
const hydrate = (root: HTMLElement) =>
  act(async () => hydrateRoot(root, <Relief name={prerendered.name} />))
/** Loads the built home page and goes to another one. */
async function visitHome() {
  const root = print(html)
  const app = await hydrate(root)
  await act(async () => app.unmount())
  root.remove()
}
const drawn = () => [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

describe('the relief in the built page', () => {
  test('has nine shapes, and the name as real text', () => {
    print(html)
    for (const svg of document.querySelectorAll('svg'))
      expect(svg.closest('[aria-hidden="true"]')).not.toBeNull()
    expect(drawn()).toEqual(prerendered.rings)
    const lines = [...document.querySelectorAll('text')].map((text) => text.textContent)
    expect(lines).toEqual(['Your', '<Name>', 'Your <Name>'])
  })

  test('can be read back as it was prerendered', () => {
    expect(findRelief()).toBeUndefined()
    print(html)
    expect(findRelief()).toEqual(prerendered)
  })

  test('hydrates without a change', async () => {
    const root = print(html)
    const before = root.innerHTML
    const app = await hydrate(root)
    expect(root.innerHTML).toBe(before)
    await act(async () => app.unmount())
  })
})

describe('a word with a letter that the font lacks', () => {
  const name = 'Ann Nguyễn'
  const variants = [['Ann', 'Nguyễn'], [name]]
  const markup = renderToString(
    <Relief name={name} prerendered={{ ...prerendered, name, variants }} />,
  )

  test('is set in the fallback font, and read back with the others', () => {
    print(markup)
    const fallen = [...document.querySelectorAll('tspan')]
    expect(fallen.map((word) => word.textContent)).toEqual(['Nguyễn', 'Nguyễn'])
    for (const word of fallen) expect(word.getAttribute('class')).toBe('font-fallback')
    expect(findRelief()?.variants).toEqual(variants)
  })
})

describe('a visitor who comes from another page', () => {
  test('sees the relief of the last visit', async () => {
    await visitHome()
    render(<Relief name={prerendered.name} />)
    expect(drawn()).toEqual(prerendered.rings)
  })

  test('sees nine empty shapes, and no other name, until a relief is computed', async () => {
    await visitHome()
    render(<Relief name="Ida" />)
    expect(drawn()).toEqual(Array(9).fill(''))
    expect(document.querySelectorAll('text')).toHaveLength(0)
    expect(document.querySelector('[data-blank]')).not.toBeNull()
  })
})
