import { expect, test } from 'vitest'
import { TOKEN_HEADER } from '../../../src/table/contract'
import { checkRequest, listensOnLoopback } from '../../../src/table/server/checkRequest'
import { ActBody, DocumentActBody } from '../../../src/table/acts'
import { parseBody } from '../../../src/table/server/answer'

const asked = (method: string, headers: Record<string, string | undefined> = {}, more = {}) => ({
  method,
  headers: {
    host: 'localhost:5173',
    origin: 'http://localhost:5173',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    [TOKEN_HEADER]: 'secret',
    ...headers,
  },
  socket: { localAddress: '127.0.0.1', remoteAddress: '127.0.0.1', localPort: 5173, ...more },
})
const check = (...request: Parameters<typeof asked>) => checkRequest(asked(...request), 'secret')

test.each([
  ['POST', {}],
  ['GET', { origin: undefined, 'content-type': undefined }],
  ['POST', { host: '127.0.0.1:5173', origin: 'http://127.0.0.1:5173' }],
  ['POST', { host: '[::1]:5173', origin: 'http://[::1]:5173' }],
  ['POST', { 'content-type': 'application/json; charset=utf-8' }],
  ['PUT', { 'content-type': 'application/octet-stream' }],
  ['DELETE', {}],
])('a request of the light table’s page is accepted: %s %j', (method, headers) => {
  expect(check(method, headers)).toBeUndefined()
})

test.each([
  ['GET', { host: 'evil.example:5173', origin: undefined }, 'Host'],
  ['POST', { host: 'evil.example:5173', origin: 'http://evil.example:5173' }, 'Host'],
  ['POST', { host: 'localhost.evil.example:5173' }, 'Host'],
  ['POST', { host: 'localhost:80' }, 'Host'],
  ['POST', { host: 'localhost' }, 'Host'],
  ['POST', { host: undefined }, 'Host'],
  ['POST', { origin: 'https://evil.example' }, 'Origin'],
  ['POST', { origin: 'http://localhost:3000' }, 'Origin'],
  ['POST', { origin: 'http://127.0.0.1:5173' }, 'Origin'],
  ['POST', { origin: 'null' }, 'Origin'],
  ['POST', { origin: undefined }, 'Origin'],
  ['GET', { origin: 'http://localhost:3000' }, 'Origin'],
  ['POST', { 'sec-fetch-site': 'cross-site' }, 'Sec-Fetch-Site'],
  ['POST', { 'sec-fetch-site': 'same-site' }, 'Sec-Fetch-Site'],
  ['GET', { 'sec-fetch-site': 'none' }, 'Sec-Fetch-Site'],
  ['POST', { 'content-type': 'text/plain' }, 'application/json'],
  ['POST', { 'content-type': 'application/x-www-form-urlencoded' }, 'application/json'],
  ['POST', { 'content-type': undefined }, 'application/json'],
  ['POST', { [TOKEN_HEADER]: 'secreT' }, 'token'],
  ['POST', { [TOKEN_HEADER]: '' }, 'token'],
  ['GET', { [TOKEN_HEADER]: undefined }, 'token'],
  ['PUT', {}, 'application/octet-stream'],
  ['DELETE', { origin: undefined }, 'Origin'],
  ['DELETE', { [TOKEN_HEADER]: 'x' }, 'token'],
  ['PATCH', {}, 'method'],
  ['OPTIONS', {}, 'method'],
])('a request from elsewhere is refused: %s %j', (method, headers, why) => {
  expect(check(method, headers)).toContain(why)
})

test('a request of another machine is refused whatever its headers', () => {
  for (const address of ['192.168.1.7', '::ffff:10.0.0.2', undefined]) {
    expect(check('POST', {}, { remoteAddress: address })).toContain('machine')
    expect(check('POST', {}, { localAddress: address })).toContain('machine')
  }
})

test('the year of an album comes as the text of its field', () => {
  const parse = (year: string) => {
    const act = { type: 'changeAlbum', id: 'alps', change: { year, shared: 'all' } }
    return parseBody(DocumentActBody, JSON.stringify({ revision: 'a', act }))
  }
  expect(parse('2024').act).toMatchObject({ change: { year: 2024, shared: 'all' } })
  expect(parse('').act).toMatchObject({ change: { year: 0 } })
  for (const text of ['soon', '202', '20201', '-2020'])
    expect(() => parse(text)).toThrow(/^Year: must have four digits/)
})

test('only loopback names count as this machine', () => {
  for (const host of [undefined, false, 'localhost', '127.0.0.1', '::1'])
    expect(listensOnLoopback(host)).toBe(true)
  for (const host of [true, '', '0.0.0.0', '::', '192.168.1.7', '127.evil.example'])
    expect(listensOnLoopback(host)).toBe(false)
})

test.each([
  ['{', 'not JSON'],
  ['{"act":{"type":"undo"}}', 'revision'],
  ['{"revision":"a","act":{"type":"write","path":"/etc/passwd"}}', 'act.type'],
  ['{"revision":"a","act":{"type":"order","ids":"all"}}', 'act.ids'],
  ['{"revision":"a","act":{"type":"undo","path":"x"}}', 'act.path'],
])('a body that is no valid act is refused: %s', (body, why) => {
  expect(() => parseBody(ActBody, body)).toThrow(why)
})
