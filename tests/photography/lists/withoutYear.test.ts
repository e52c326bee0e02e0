import { expect, test } from 'vitest'
import { withoutYear } from '../../../src/photography/lists/withoutYear'

test.each([
  ['Lofoten 2024', 'Lofoten'],
  ['طرابلس ٢٠٢٤', 'طرابلس'],
  ['केरल २०२४', 'केरल'],
  ['Lofoten 2023', 'Lofoten 2023'],
  ['Route 3135', 'Route 3135'],
  ['2024', '2024'],
  ['Lofoten2024', 'Lofoten2024'],
])('the name %s beside the year 2024 becomes %s', (name, said) => {
  expect(withoutYear(name, 2024)).toBe(said)
})
