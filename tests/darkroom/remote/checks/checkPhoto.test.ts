import { describe, expect, test } from 'vitest'
import { checkPhoto } from '../../../../src/darkroom/remote/checks/checkPhoto'
import type { LinkedPhoto } from '../../../../src/darkroom/remote/checks/fault'
import { photoAddresses } from '../../../../src/darkroom/remote/checks/probePhotos'
import type { Probe } from '../../../../src/darkroom/remote/client/probe'
import { inspectPicture } from '../../../../src/darkroom/pictures/inspectPicture'
import { jpeg } from '../pictures'

const A = 'https://photos.example.com/a.jpg'
const refused = (status: number) => ({ kind: 'refused', status }) as const
const late = { kind: 'failed', cause: 'timeout', detail: '' } as const
const picture = await inspectPicture(await jpeg(1, 600, 400), 1e6)
const there = {
  kind: 'body',
  type: 'image/jpeg',
  isCut: false,
  picture,
  refusesReferer: false,
} as const
type Said =
  | typeof late
  | ReturnType<typeof refused>
  | Omit<Extract<Probe, { kind: 'body' }>, 'url' | 'redirects'>

/** The faults found if hosts answer so. All other addresses answer 404. */
function faults(entry: LinkedPhoto, answers: Record<string, Said>) {
  const lookup = (url: string): Probe => ({ url, redirects: [], ...(answers[url] ?? refused(404)) })
  return checkPhoto(entry, lookup).faults
}

describe('a busy host', () => {
  test.each([408, 425, 429, 500, 502, 503, 504])(
    'that answers %i is to be checked again later',
    (status) => {
      const [fault, ...more] = faults({ src: A }, { [A]: refused(status) })
      expect(more).toEqual([])
      expect(fault).toMatchObject({ code: `http-${status}` })
      expect(fault!.remedy).toContain('check again later')
      expect(fault!.remedy).not.toContain('remove')
    },
  )
  test.each([refused(429), refused(503), late])('does not verify a correction', (busy) => {
    const [fault] = faults({ src: `${A}g` }, { [A]: busy })
    expect(fault).toMatchObject({ code: 'suspicious-extension' })
    expect(fault!.remedy).toBe(`Check again later whether ${A} is meant; its host is busy`)
    expect(fault!.fix).toBeUndefined()
  })
  test('does not reveal whether it supports https', () => {
    const [fault] = faults({ src: A.replace('https', 'http') }, { [A]: refused(429) })
    expect(fault).toMatchObject({ code: 'insecure-url' })
    expect(fault!.remedy).toContain('Check again later')
  })
  test('does not reveal whether it has a smaller version', () => {
    const small = `${A}?w=300`
    const entry = { src: A, width: 600, height: 400, offered: [{ src: small, width: 300 }] }
    expect(faults(entry, { [A]: there, [small]: refused(429) })).toMatchObject([
      { code: 'busy-width', remedy: 'Check again later' },
    ])
    expect(faults(entry, { [A]: there })).toMatchObject([{ code: 'broken-width' }])
  })
})

test('a picture that was not inspected is a warning, not a defect', () => {
  const unseen = { severity: 'warning', message: 'takes too much', remedy: 'Check again' } as const
  const dark = {
    ...there,
    picture: { ...picture, state: 'unread', unseen, coordinates: 'exif' },
  } as const
  expect(faults({ src: A }, { [A]: dark })).toMatchObject([
    { code: 'unseen', severity: 'warning', message: `takes too much (${A})` },
  ])
  // The ending may be right, so the other address is not offered.
  const [fault, ...more] = faults({ src: `${A}g` }, { [`${A}g`]: dark, [A]: there })
  expect(more).toEqual([])
  expect(fault).toMatchObject({ code: 'unseen' })
  expect(fault!.fix).toBeUndefined()
})

test('an ending that a host needs is not a fault', () => {
  for (const end of ['@2x', '!w1', '_b', '(1)'])
    expect(faults({ src: `${A}${end}` }, { [`${A}${end}`]: there })).toEqual([])
  const double = `${A}@2x`
  const half = { ...there, picture: { ...picture, width: 300, height: 200 } }
  expect(faults({ src: double }, { [double]: there, [A]: half })).toEqual([])
  const src = `${A}1`
  expect(faults({ src }, { [src]: there, [A]: there })).toMatchObject([
    { code: 'suspicious-extension', fix: { src: A } },
  ])
})

test.each([
  [404, 'Look for the new'],
  [410, 'Look for the new'],
  [401, 'Let everybody see it'],
  [403, 'Let everybody see it'],
])('the remedy for status %i begins with %s', (status, remedy) => {
  expect(faults({ src: A }, { [A]: refused(status) })[0]!.remedy).toContain(remedy)
})

test('an address without a scheme is requested with https', () => {
  const src = A.replace('https:', '')
  expect(photoAddresses(src)).toEqual([A])
  expect(faults({ src }, { [A]: there })).toEqual([
    expect.objectContaining({
      code: 'bad-url',
      remedy: `Write ${A}, which answers`,
      fix: { src: A },
    }),
  ])
  const [fault] = faults({ src }, {})
  expect(fault).toMatchObject({ code: 'bad-url', remedy: `Write ${A}` })
  expect(fault!.fix).toBeUndefined()
})

test('a password in an address is a finding without a request', () => {
  const src = A.replace('//', '//ada:secret@')
  expect(photoAddresses(src)).toEqual([])
  const found = faults({ src }, {})
  expect(found).toMatchObject([{ code: 'credentials-in-url' }])
  expect(JSON.stringify(found)).not.toContain('secret')
})
