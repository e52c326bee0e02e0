import { expect, test } from 'vitest'
import { colourFaults, contrast } from '../../src/prerender/checkColours'
import { COLOURS } from '../../src/theme'

test('contrast follows the formula of WCAG', () => {
  expect(contrast('#fff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#b0125b', '#f4f6f1')).toBeCloseTo(6.3, 1)
})

test('a named colour is an error', () => {
  const colours = { ...COLOURS, 'menu-accent': { day: 'orange', night: '#fff' } }
  expect(colourFaults(colours)).toEqual([
    'src/theme.ts › COLOURS.menu-accent: orange, by day, cannot be measured. Write it as hex, such as #1a2b3c.',
  ])
})

test('an accent without enough contrast is an error that states the ratio', () => {
  const colours = {
    ...COLOURS,
    paper: { day: '#fff', night: '#000' },
    accent: { day: '#f0a', night: '#fff' },
    'on-accent': { day: '#000', night: '#000' },
  }
  expect(colourFaults(colours)).toEqual([
    expect.stringMatching(
      /^src\/theme\.ts › COLOURS\.accent: #f0a on paper, #fff, by day has a contrast of 3\.\d : 1/,
    ),
  ])
})
