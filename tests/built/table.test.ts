import { expect, test } from 'vitest'
import { TABLE, TOKEN_HEADER, TOKEN_META } from '../../src/table/contract'
import { describeMove, words } from '../../src/table/page/state/words'
import { BUILT, filesIn, textOf } from '../site/built'

test('the built site contains no names, words or packages of the light table', () => {
  const { folder } = BUILT.site
  const files = filesIn(folder).filter((file) => /\.(html|m?js|css|json|map|txt|xml)$/.test(file))
  expect(files.length).toBeGreaterThan(50)
  const names = [
    TABLE,
    TOKEN_HEADER,
    TOKEN_META,
    'light-table',
    'lightTable',
    'data-shot',
    'pragmatic',
  ]
  const said = [words.waiting, words.levels.unlisted, describeMove('undo', undefined)]
  const found = files.flatMap((file) => {
    const text = textOf(folder, file)
    return [...names, ...said].filter((word) => text.includes(word)).map((word) => [file, word])
  })
  expect(found).toEqual([])
})
