// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FillingTerrain } from '../../src/page/FillingTerrain'

test('a terrain may have several levels without hills', () => {
  const said = vi.spyOn(console, 'error')
  const { container } = render(<FillingTerrain seed="DSC_4121.JPG" part={0.5} isDrawn />)
  expect(container.querySelectorAll('path[d=""]')).toHaveLength(2)
  expect(said).not.toHaveBeenCalled()
})
