import bcd from '@mdn/browser-compat-data/forLegacyNode'
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types'
import { parseSync } from 'vite'
import manifest from '../package.json' with { type: 'json' }

/** Names of browsers in browserslist → in the compatibility data. */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const

/** The oldest supported browsers, from `browserslist` in package.json. */
const FLOORS = manifest.browserslist.map((query) => {
  const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? []
  if (!(name in NAMES)) throw new Error(`package.json, browserslist: '${query}' is not understood`)
  return { name: NAMES[name as keyof typeof NAMES], version: Number(version) }
})

/** The oldest browsers that lack a feature, with the version that has it: `safari (17.4)`. */
function lackedBy({ support }: CompatStatement): string[] {
  return FLOORS.flatMap(({ name, version }) => {
    const plain = [support[name] ?? []]
      .flat()
      .find((s) => !s.flags && !s.prefix && !s.alternative_name)
    const added = plain?.version_removed ? false : (plain?.version_added ?? false)
    const since = added === 'preview' ? Infinity : Number.parseFloat(String(added).replace('≤', ''))
    return since <= version ? [] : [`${name} (${added || 'never'})`]
  })
}

/** Interfaces and their members, as in the data: `Element` → `checkVisibility`. Static ones end in `_static`. */
const INTERFACES = { ...bcd.api, ...bcd.javascript.builtins } as Record<string, Identifier>

const compatOf = (feature: Identifier | CompatStatement | undefined) =>
  (feature as Identifier | undefined)?.__compat

/** The browsers that lack a member, by its name. If interfaces share a name, the best supported one counts. */
const members = new Map<string, string[]>()
for (const inner of Object.values(INTERFACES))
  for (const [name, feature] of Object.entries(inner)) {
    const compat = compatOf(feature)
    if (!compat || /_(static|event)$/.test(name)) continue
    const lacked = lackedBy(compat)
    const known = members.get(name)
    if (!known || lacked.length < known.length) members.set(name, lacked)
  }

/** Global objects and their interfaces. */
const SINGLES: Record<string, string> = {
  document: 'Document',
  history: 'History',
  navigator: 'Navigator',
  performance: 'Performance',
  scheduler: 'Scheduler',
  window: 'Window',
}

const globalOf = (name: string) => compatOf(INTERFACES[name]) ?? compatOf(bcd.api['Window']?.[name])

type Node = { type: string } & Record<string, unknown>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Every node of a tree with its parent, from the top. */
function* nodesOf(node: Node, above?: Node): Generator<[Node, Node | undefined]> {
  yield [node, above]
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* nodesOf(part, node)
}

const parse = (code: string) => [...nodesOf(parseSync('code.tsx', code).program as unknown as Node)]
const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : ''

/** Names of members that the sources themselves define in objects and types. */
export function ownMembers(codes: readonly string[]): Set<string> {
  const isOwn = (node: Node, above?: Node) =>
    /^(TSPropertySignature|TSMethodSignature|PropertyDefinition)$/.test(node.type) ||
    (node.type === 'Property' && above?.type === 'ObjectExpression')
  const found = codes.flatMap(parse).filter(([node, above]) => isOwn(node, above))
  return new Set(found.map(([node]) => nameOf(node['key'])))
}

/** Names that a source declares or imports, in any scope. */
function ownNames(nodes: [Node, Node | undefined][]): Set<string> {
  const names = new Set<string>()
  const note = (pattern: unknown) => {
    if (isNode(pattern)) for (const [node] of nodesOf(pattern)) names.add(nameOf(node))
  }
  for (const [node] of nodes) {
    if (node.type === 'VariableDeclarator') note(node['id'])
    if (/^Import.*Specifier$/.test(node.type)) note(node['local'])
    if (/Function|CatchClause|Class/.test(node.type))
      for (const part of ['id', 'params', 'param'].flatMap((key) => node[key])) note(part)
  }
  return names
}

type Use = { name: string; lacked: string[] }

/** The browser feature that a node uses; `undefined` if the source defines it itself. */
function useOf(node: Node, above: Node | undefined, own: Set<string>): Use | undefined {
  const member = (name: string, of = ''): Use | undefined => {
    const host = SINGLES[of] ?? of
    const exact = INTERFACES[host]?.[`${name}_static`] ?? INTERFACES[host]?.[name]
    const known = compatOf(exact)
    if (known) return { name: `${of}.${name}`, lacked: lackedBy(known) }
    return own.has(name) ? undefined : { name: `.${name}`, lacked: members.get(name) ?? [] }
  }
  if (node.type === 'MemberExpression' && !node['computed'])
    return member(nameOf(node['property']), nameOf(node['object']))
  if (node.type === 'Property' && above?.type === 'ObjectPattern')
    return member(nameOf(node['key']))
  if (node.type === 'Literal' && typeof node['value'] === 'string') {
    // Selectors, in style sheets and in queries.
    for (const [, name = ''] of node['value'].matchAll(/:([a-z-]+)\(/g)) {
      const compat = compatOf(bcd.css.selectors?.[name])
      if (compat) return { name: `:${name}()`, lacked: lackedBy(compat) }
    }
  }
  return undefined
}

/**
 * Features of a source that one of the oldest browsers lacks: `URL.parse: firefox (126), …`. Members are
 * recognised by name only, so a name that the sources define themselves (`own`) is ignored, unless it
 * follows the name of its interface.
 */
export function offencesIn(code: string, own: Set<string>): string[] {
  const nodes = parse(code)
  const names = ownNames(nodes)
  const isType = (node?: Node) => /^TS(?!AsExp|NonNull|Satisfies)/.test(node?.type ?? '')
  const uses = nodes.flatMap(([node, above]): Use[] => {
    const name = nameOf(node)
    const isRead =
      name && !names.has(name) && !isType(above) && (above?.['key'] !== node || above['shorthand'])
    if (isRead && (above?.type !== 'MemberExpression' || above['object'] === node)) {
      const compat = globalOf(name)
      return compat ? [{ name, lacked: lackedBy(compat) }] : []
    }
    return [useOf(node, above, own) ?? []].flat()
  })
  const bad = uses.filter(({ lacked }) => lacked.length > 0)
  return [...new Set(bad.map(({ name, lacked }) => `${name}: ${lacked.join(', ')}`))]
}

/**
 * Every member of an interface that one of the oldest browsers lacks. The member `__compat` stands for the
 * whole interface.
 */
export function missingApis(): { of: string; name: string; isStatic: boolean }[] {
  return Object.entries(INTERFACES).flatMap(([of, inner]) =>
    Object.entries(inner).flatMap(([key, feature]) => {
      const compat = key === '__compat' ? (feature as CompatStatement) : compatOf(feature)
      if (!compat || key.endsWith('_event') || lackedBy(compat).length === 0) return []
      return [{ of, name: key.replace(/_static$/, ''), isStatic: key.endsWith('_static') }]
    }),
  )
}
