// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Caption } from '../../../src/viewer/caption/Caption'

test('a caption begins at its first line after a scrolled one', () => {
  const caption = (id: string) => <Caption photo={{ id, src: '', alt: id }} index={0} count={2} />
  const { rerender } = render(caption('first'))
  const box = screen.getByRole('heading')
  box.scrollTop = 40
  rerender(caption('first'))
  expect(box.scrollTop).toBe(40)
  rerender(caption('second'))
  expect(box.scrollTop).toBe(0)
})
