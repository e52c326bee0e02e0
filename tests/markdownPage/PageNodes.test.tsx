import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageNode } from '../../src/content/pageText'
import { PageNodes } from '../../src/markdownPage/PageNodes'

const markupOf = (...nodes: PageNode[]) => renderToStaticMarkup(<PageNodes nodes={nodes} />)

test('text is shown literally, whatever markup it contains', () => {
  const text = '<script>a()</script>'
  expect(markupOf({ tag: 'p', children: [text, { tag: 'code', text }] })).not.toContain('<script')
})

test('code and addresses run from left to right on every page', () => {
  const code: PageNode = { tag: 'code', text: 'npm run build' }
  expect(markupOf({ tag: 'pre', children: [code] })).toMatch(/<pre dir="ltr"[^>]*><code dir="ltr">/)
  expect(markupOf({ tag: 'bdi', children: ['a@b.example'] })).toBe(
    '<bdi dir="ltr">a@b.example</bdi>',
  )
})

test('unnumbered items have a dash, and all items have the direction of their letters', () => {
  const item: PageNode = { tag: 'li', children: ['a'] }
  expect(markupOf({ tag: 'ul', children: [item] })).toMatch(/<li dir="auto"[^>]*>a<i [^>]*><\/i>/)
  expect(markupOf({ tag: 'ol', start: 3, children: [item] })).toMatch(
    /^<ol start="3"[^>]*><li dir="auto">a<\/li>/,
  )
})
