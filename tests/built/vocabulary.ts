import { readFileSync } from 'node:fs'

/** The vocabulary of schema.org, as the package schema-dts defines it in types. */
const DEFINITIONS = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')

const INTERFACE = /^(?:export )?interface (\w+) extends ([\w, <>]+)\{$([\s\S]*?)^\}$/gm
const PROPERTY = /"([a-zA-Z]\w*)"\?: SchemaValue<(.*), "\w+">;/g
const UNION = /^export type (\w+) = ([\w |"]+);/gm

type Definition = { above: string[]; ranges: Map<string, string[]> }

const definitions = new Map<string, Definition>()
for (const [, name, above, body] of DEFINITIONS.matchAll(INTERFACE)) {
  const ranges = Array.from(
    body!.matchAll(PROPERTY),
    ([, property, range]) => [property!, range!.split(' | ')] as const,
  )
  definitions.set(name!, { above: above!.trim().split(', '), ranges: new Map(ranges) })
}
const unions = new Map(
  Array.from(DEFINITIONS.matchAll(UNION), ([, name, of]) => [name!, of!.split(' | ')] as const),
)

/** The types that a property accepts; `undefined` if the type has no such property. */
function rangeOf(property: string, definition: string): string[] | undefined {
  const { above, ranges } = definitions.get(definition) ?? { above: [], ranges: new Map() }
  const own = ranges.get(property)
  if (own) return own
  for (const name of above) {
    const range = rangeOf(property, name)
    if (range) return range
  }
  return undefined
}

const isKind = (type: string, range: string): boolean =>
  type === range ||
  (unions.get(range) ?? []).some((name) => name === `${type}Leaf` || isKind(type, name))

const TEXTS = new Set(['Text', 'URL', 'Date', 'DateTime', 'Distance', 'string'])
const isText = (range: string): boolean =>
  TEXTS.has(range) || (unions.get(range) ?? []).some((name) => isText(name))

function fits(value: unknown, range: string[]): boolean {
  if (typeof value === 'string') return range.some(isText)
  if (typeof value === 'number') return range.some((name) => /^(Number|Integer)$/.test(name))
  if (typeof value === 'boolean') return range.includes('Boolean')
  const { '@type': type, '@id': id } = value as Node
  if (type === undefined) return id !== undefined && range.includes('IdReference')
  return range.some((name) => isKind(type, name))
}

type Node = { '@type'?: string; '@id'?: string } & Record<string, unknown>

/** The parts of a node that schema.org does not define, each with its place. */
export function faultsOf(node: Node, place = ''): string[] {
  const { '@type': type, '@id': _id, ...properties } = node
  if (type === undefined) return []
  const here = `${place}/${type}`
  if (!definitions.has(`${type}Leaf`)) return [`${here}: no type`]
  return Object.entries(properties).flatMap(([property, value]) => {
    const range = rangeOf(property, `${type}Leaf`)
    if (!range) return [`${here}.${property}: no property`]
    return [value].flat().flatMap((one) => {
      if (!fits(one, range)) return [`${here}.${property}: ${JSON.stringify(one)}`]
      return typeof one === 'object' ? faultsOf(one as Node, here) : []
    })
  })
}
