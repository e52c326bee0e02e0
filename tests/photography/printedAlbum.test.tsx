// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SELECT } from '../../src/document'
import { TILES } from '../../src/photography/rows/tileCounts'
import { visit } from '../motion/visit'

// Tiles are drawn when the browser is idle, also after the test.
afterEach(cleanup)

test('a large album has all its tiles when it is printed', async () => {
  await visit('/photography/landscape/ferries2020')
  const count = () => document.querySelectorAll(SELECT.tile).length
  expect(count()).toBe(TILES.prerendered)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(count()).toBe(150)
})
