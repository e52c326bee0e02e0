import autoprefixer from 'autoprefixer'
import postcss, { parse, type Container } from 'postcss'
import { BUILT, filesIn, textOf } from './built.ts'
import { expect, test } from './test.ts'

const { folder } = BUILT.site
const PREFIX = /^-(webkit|moz)-/

/** Every prefixed property that a style sheet declares beside the plain one, by its selector. */
function prefixesIn(root: Container): string[] {
  const found: string[] = []
  root.walkRules(({ selector, nodes }) => {
    const properties = nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []))
    for (const property of properties)
      if (PREFIX.test(property) && properties.includes(property.replace(PREFIX, '')))
        found.push(`${selector} { ${property} }`)
  })
  return found
}

test('styles have every prefix that autoprefixer adds for the browsers of package.json', async () => {
  const sheets = filesIn(folder).filter((file) => file.endsWith('.css'))
  const css = sheets.map((file) => textOf(folder, file)).join('\n')
  const bare = parse(css)
  bare.walkDecls(PREFIX, (declaration) => {
    const plain = declaration.prop.replace(PREFIX, '')
    if (declaration.parent?.some((node) => node.type === 'decl' && node.prop === plain))
      declaration.remove()
  })
  expect(prefixesIn(bare)).toEqual([])
  const added = prefixesIn(postcss([autoprefixer]).process(bare, { from: undefined }).root)
  for (const property of ['user-select', 'mask', 'mask-composite', 'box-decoration-break'])
    expect(added.join('\n')).toContain(`{ -webkit-${property} }`)
  // No page has an abbreviation, of whose rule Lightning CSS makes one declaration.
  const needed = added.filter((name) => !name.startsWith('abbr'))
  expect(prefixesIn(parse(css))).toEqual(expect.arrayContaining(needed))
})
