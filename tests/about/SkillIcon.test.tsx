import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SkillIcon } from '../../src/about/SkillIcon'
import { drawnIn, outlineOf } from '../../src/content/source/site/skillIcons'

test('a skill shows an icon of the site, an outline of the open icon set, or none', () => {
  expect(renderToStaticMarkup(<SkillIcon name="python" />)).toContain('#python"')
  const outline = outlineOf('brand-rust')!
  const drawn = renderToStaticMarkup(<SkillIcon name="brand-rust" outline={outline} />)
  expect(drawn).toContain('viewBox="0 0 24 24"')
  expect(drawn).toContain(`<path d="${outline[0]}"`)
  expect(drawn).not.toContain('<use')
  expect(renderToStaticMarkup(<SkillIcon />)).not.toMatch(/<use|<path/)
})

test('an outline is found by its name; other icons are not found', () => {
  expect(outlineOf('brand-docker')!.length).toBeGreaterThan(1)
  // Of `pause`, no shape is a path.
  for (const name of ['no-such-icon', 'star-filled', 'toString', 'pause'])
    expect(outlineOf(name)).toBe(undefined)
  expect(drawnIn('<symbol id="a" viewBox="0 0 1 1"/><symbol id="b"/>')).toEqual(['a', 'b'])
})
