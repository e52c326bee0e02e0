// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchField } from '../../src/search/SearchField'

function Search() {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  return <SearchField field={field} value={typed} onType={setTyped} onEnter={() => {}} />
}

test('what is typed into the prerendered field before the script runs is kept', async () => {
  document.body.innerHTML = renderToString(<Search />)
  const field = document.querySelector('input')!
  field.value = 'snow'
  await act(async () => hydrateRoot(document.body, <Search />))
  expect(document.querySelector('input')).toBe(field)
  expect(field.value).toBe('snow')
  expect(document.querySelector('button'), 'the field can be cleared').not.toBeNull()
})
