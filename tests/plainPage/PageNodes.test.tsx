import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageNode } from '../../src/content/pageText'
import { PageNodes } from '../../src/plainPage/PageNodes'

const markupOf = (...nodes: PageNode[]) => renderToStaticMarkup(<PageNodes nodes={nodes} />)

test('texts are shown as they are, whatever markup is in them', () => {
  const text = '<script>a()</script>'
  expect(markupOf({ tag: 'p', children: [text, { tag: 'code', text }] })).not.toContain('<script')
})

test('code and addresses run from left to right on any page', () => {
  const code: PageNode = { tag: 'code', text: 'npm run build' }
  expect(markupOf({ tag: 'pre', children: [code] })).toMatch(/<pre dir="ltr"[^>]*><code dir="ltr">/)
  expect(markupOf({ tag: 'bdi', children: ['a@b.example'] })).toBe(
    '<bdi dir="ltr">a@b.example</bdi>',
  )
})

test('items have a dash where they are not numbered, and the direction of their own letters', () => {
  const item: PageNode = { tag: 'li', children: ['a'] }
  expect(markupOf({ tag: 'ul', children: [item] })).toMatch(/<li dir="auto"[^>]*>a<i [^>]*><\/i>/)
  expect(markupOf({ tag: 'ol', start: 3, children: [item] })).toMatch(
    /^<ol start="3"[^>]*><li dir="auto">a<\/li>/,
  )
})
