import autoprefixer from 'autoprefixer'
import postcss, { parse, type Container } from 'postcss'
import { expect, test } from 'vitest'
import { BUILT, filesIn, textOf } from '../site/built'

const { folder } = BUILT.site
const css = filesIn(folder)
  .filter((file) => file.endsWith('.css'))
  .map((file) => textOf(folder, file))
  .join('\n')
const PREFIX = /^-(webkit|moz)-/

/**
 * Every prefixed property that a style sheet declares beside the unprefixed one, with its selector.
 */
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

test('styles have every prefix that autoprefixer adds for the browsers of package.json', () => {
  const bare = parse(css)
  // Lightning CSS drops the prefix of Tailwind's reset for abbr, which no page contains.
  bare.walkRules(/^abbr/, (rule) => void rule.remove())
  bare.walkDecls(PREFIX, (declaration) => {
    const plain = declaration.prop.replace(PREFIX, '')
    if (declaration.parent?.some((node) => node.type === 'decl' && node.prop === plain))
      declaration.remove()
  })
  expect(prefixesIn(bare)).toEqual([])
  const added = prefixesIn(postcss([autoprefixer]).process(bare, { from: undefined }).root)
  for (const property of ['user-select', 'mask', 'mask-composite', 'box-decoration-break'])
    expect(added.join('\n')).toContain(`{ -webkit-${property} }`)
  expect(prefixesIn(parse(css))).toEqual(expect.arrayContaining(added))
})

/** Every animation that a style sheet plays but has no keyframes for. */
function animationsWithoutKeyframes(root: Container): string[] {
  const keyframes = new Set<string>()
  root.walkAtRules('keyframes', ({ params }) => void keyframes.add(params))
  const missing: string[] = []
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const animation of value.split(/,(?![^(]*\))/))
      if (
        animation.trim() !== 'none' &&
        !animation.split(/\s+/).some((word) => keyframes.has(word))
      )
        missing.push(animation)
  })
  return missing
}

test('every animation has its keyframes', () => {
  expect(css).toContain('animation')
  expect(animationsWithoutKeyframes(parse(css))).toEqual([])
  const planted = 'a { animation: in 1s steps(2, end), out 1s } @keyframes in { to { top: 0 } }'
  expect(animationsWithoutKeyframes(parse(planted))).toEqual([' out 1s'])
})
