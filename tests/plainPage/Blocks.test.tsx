import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Block } from '../../src/content/pageText'
import { Blocks } from '../../src/plainPage/Blocks'

test('code runs from left to right, also on a page that does not', () => {
  const html = renderToStaticMarkup(
    <Blocks
      blocks={[
        { type: 'code', text: 'npm run build' },
        { type: 'paragraph', children: [{ type: 'code', text: '--yes' }] },
      ]}
    />,
  )
  expect(html).toMatch(/<pre dir="ltr"[^>]*><code>npm run build/)
  expect(html).toContain('<code dir="ltr">--yes</code>')
})

test('an address that is written out runs from left to right', () => {
  const link = (href: string, text: string) =>
    renderToStaticMarkup(
      <Blocks
        blocks={[
          { type: 'paragraph', children: [{ type: 'link', to: 'plain', href, children: [text] }] },
        ]}
      />,
    )
  expect(link('mailto:a@b.example', 'a@b.example')).toContain('<bdi dir="ltr">a@b.example</bdi>')
  expect(link('mailto:a@b.example', 'Write to me')).not.toContain('<bdi')
})

test('the first paragraph of a page leads, but for a line that is short beside what follows', () => {
  const paragraph = (length: number) => ({
    type: 'paragraph' as const,
    children: ['x'.repeat(length - 2), { type: 'em' as const, children: ['yz'] }],
  })
  const leads = (...blocks: Block[]) => {
    const html = renderToStaticMarkup(<Blocks blocks={blocks} isPage />)
    return html.includes('leading-lead')
  }
  expect(leads(paragraph(60), paragraph(100))).toBe(true)
  expect(leads(paragraph(23), paragraph(100)), 'Angaben gemäß § 5 DDG').toBe(false)
  expect(leads(paragraph(23))).toBe(true)
  expect(leads({ type: 'rule' }, paragraph(60))).toBe(false)
})
