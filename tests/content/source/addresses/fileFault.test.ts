import { expect, test } from 'vitest'
import { fileFault } from '../../../../src/content/source/addresses/fileFault'
import { fill, makeFolder } from '../../../darkroom/site'

const folder = makeFolder()
fill(folder, {
  'lake.jpg': '',
  'Me/Portrait.jpg': '',
  'Su\u0308dtirol/Tal.jpg': '',
  'my résumé.pdf': '',
})

test.each([
  '/lake.jpg',
  '/Me/Portrait.jpg',
  '/S\u00fcdtirol/Tal.jpg',
  '/Su%CC%88dtirol/Tal.jpg',
  '/my%20r%C3%A9sum%C3%A9.pdf?v=2',
  'https://img.example.com/me.jpg',
])('the address %s leads to a file in public/, or to another host', (src) =>
  expect(fileFault(folder, src)).toBeUndefined(),
)

test.each([
  ['/sea.jpg', 'which is not in public/'],
  [
    '/me/Portrait.jpg',
    'but public/ has Me/Portrait.jpg, and hosts distinguish upper and lower case',
  ],
  ['/lake.JPG', 'but public/ has lake.jpg, and hosts distinguish upper and lower case'],
  ['/../lake.jpg', 'which is not in public/'],
  ['/100%.pdf', 'which is not in public/'],
])('the address %s leads to no file', (src, message) =>
  expect(fileFault(folder, src)).toMatchObject({ message }),
)
