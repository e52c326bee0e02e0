// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Projects } from '../../src/projects/Projects'

vi.mock('virtual:content/projects', () => {
  const src = '/photos/0123456789ab-5cc48b62-2560.avif'
  const img = { src, alt: 'A map', width: 2560, height: 1440, widths: [480, 960] }
  return { projects: [{ name: 'Map', descriptions: [], img }] }
})

test('a picture that the darkroom made is loaded in the size of its place', () => {
  const { container } = render(<Projects />)
  const { src, srcset, sizes } = container.querySelector('img')!
  expect(src).toMatch(/-960\.avif$/)
  expect(srcset.split(', ').map((one) => one.split(' ')[1])).toEqual(['480w', '960w', '2560w'])
  expect(sizes).toContain('63vw')
})
