import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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
