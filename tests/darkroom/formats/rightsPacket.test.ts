import exifreader from 'exifreader'
import type { Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Rights } from '../../../src/content/schema'
import { leaksOf } from '../../../src/darkroom/formats/leaks/leaksOf'
import { parseRights, rightsPacket } from '../../../src/darkroom/formats/rightsPacket'
import { picture } from '../photos'

// oxlint-disable-next-line import/no-named-as-default-member -- CommonJS has no named exports
const { load } = exifreader

const RIGHTS: Required<Rights> = {
  license: 'CC BY-NC 4.0',
  credit: 'Åse & <Mona>',
  copyright: '© 2026 Mona Bøen',
  acquire: 'https://boen.example/licences?for=prints&size=2',
}
const LICENSE = 'https://creativecommons.org/licenses/by-nc/4.0/'

describe.each(['avif', 'jpeg'] as const)('the rights in a file of %s', (format) => {
  const write = (image: Sharp) => image.toFormat(format).toBuffer()
  const withPacket = (packet: string) => write(picture(40, 30).withXmp(packet))

  test('are readable for image search', async () => {
    const { xmp } = load(await withPacket(rightsPacket(RIGHTS)), { expanded: true })
    const said = (field: string) => xmp?.[field]?.description
    expect(said('Credit')).toBe(RIGHTS.credit)
    expect(said('rights')).toBe(RIGHTS.copyright)
    expect(said('WebStatement')).toBe(LICENSE)
    expect(JSON.stringify(xmp?.Licensor)).toContain(RIGHTS.acquire)
  })
  test('are no leak, whichever of the four fields they have', async () => {
    for (const field of Object.keys(RIGHTS) as (keyof Rights)[]) {
      const bytes = await withPacket(rightsPacket({ [field]: RIGHTS[field] }))
      expect(leaksOf(bytes)).toEqual([])
      expect(parseRights(bytes)).toEqual({ [field]: field === 'license' ? LICENSE : RIGHTS[field] })
    }
  })
  test.each([
    ['a fifth field', '</rdf:Description>', '<dc:title>Wren</dc:title></rdf:Description>'],
    ['an attribute', ' rdf:about=""', ' rdf:about="" photoshop:City="Bergen"'],
    ['a comment', '<rdf:RDF', '<!-- Wren --><rdf:RDF'],
  ])('are a leak together with %s', async (_, from, to) => {
    const packet = rightsPacket(RIGHTS)
    expect(packet).toContain(from)
    const bytes = await withPacket(packet.replace(from, to))
    expect(leaksOf(bytes)).toEqual(['xmp'])
    expect(parseRights(bytes)).toBeUndefined()
  })
})
