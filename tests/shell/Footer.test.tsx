// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NAME } from '../fixtures/owner'

beforeEach(() => void vi.resetModules())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the footer shows the current year of the visitor', async () => {
  vi.useFakeTimers({ now: new Date('2031-05-05') })
  const { Footer } = await import('../../src/shell/Footer')
  render(<Footer isOverRelief={false} />)
  expect(screen.getByRole('contentinfo').textContent).toBe(`© 2031 ${NAME}`)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('the footer links to the owner’s pages and to other sites', async () => {
  const content = await import('../../src/content/site')
  const pages = content.pages.map((page) =>
    // Your own pages may have other names.
    (page.id as string) === 'imprint' ? { ...page, footer: true as const } : page,
  )
  const site = {
    ...content.site,
    footer: [
      { label: 'Prints', url: 'https://shop.example' },
      { label: 'Rates', url: '/rates.pdf' },
    ],
  }
  vi.doMock('../../src/content/site', () => ({ ...content, pages, site }))
  const { visit } = await import('../motion/visit')
  await visit('/about')
  const links = [...screen.getByRole('contentinfo').querySelectorAll('a')]
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.target, link.rel]),
  ).toEqual([
    ['Imprint', '/imprint', '', ''],
    ['Prints (opens in a new tab)', 'https://shop.example', '_blank', 'noopener noreferrer'],
    ['Rates', '/rates.pdf', '', ''],
  ])
  vi.doUnmock('../../src/content/site')
})
