import { parseSync, Visitor } from 'vite'

type Node = { type: string } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Whether a name is `className`, or ends in `className` or `classNames`. */
const isClassName = (name: unknown) => typeof name === 'string' && /classnames?$/i.test(name)

const FUNCTION = 'ArrowFunctionExpression'
/** A node type of our own: the class names in the properties of an object or of listed objects. */
const CLASS_NAMES = 'ClassNames'

/**
 * Finds all values given to a `className`, and the values of constants in them.
 * @throws if the code cannot be parsed
 */
function findClassNames(file: string, code: string) {
  const { program, errors } = parseSync(file, code)
  if (errors.length) throw new Error(`${file}: ${errors[0]!.message}`)
  /** The value of a constant, or the list that `map` iterates over. */
  const values = new Map<string, unknown>()
  const given: unknown[] = []
  const bind = (to: unknown, value: unknown) => {
    if (!isNode(to)) return
    if (to.type === 'Identifier') values.set(to.name as string, value)
    if (to.type !== 'ObjectPattern') return
    for (const { key, value: name } of to.properties as Partial<Record<string, Node>>[])
      if (isClassName(key?.name) && name?.type === 'Identifier')
        values.set(name.name as string, { type: CLASS_NAMES, in: value })
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      bind(id, init)
      // A function that makes a class name.
      if (id.type === 'Identifier' && isClassName(id.name) && init?.type === FUNCTION)
        given.push(init.body)
    },
    CallExpression: ({ callee, arguments: [called] }) => {
      if (callee.type === 'MemberExpression' && called?.type === FUNCTION)
        bind(called.params[0], callee.object)
    },
    JSXAttribute: ({ name, value }) => {
      if (isClassName(name.name)) given.push(value)
    },
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || !isClassName(key.name)) return
      given.push(value.type === 'AssignmentPattern' ? value.right : value)
    },
  }).visit(program)
  return { given, values }
}

/** The values of `className` properties in an object or in a list of objects. */
function classNamesIn(node: unknown, values: ReadonlyMap<string, unknown>): unknown[] {
  if (!isNode(node)) return []
  if (node.type === 'Identifier') return classNamesIn(values.get(node.name as string), values)
  if (node.type === 'Property' && isClassName((node.key as Node).name)) return [node.value]
  return Object.values(node)
    .flat()
    .flatMap((part) => classNamesIn(part, values))
}

/** The sources of a call's class names: `join('flex', a && 'grid')` or `COLUMNS.at(-1)`. */
const partsOfCall = ({ callee, arguments: given }: Node) => [callee, ...(given as unknown[])]

/**
 * All class names that a component's code gives to elements, with repetitions: in `className` attributes,
 * in properties and default values of that name, and in their constants.
 */
export function parseClasses(file: string, code: string): string[] {
  const { given, values } = findClassNames(file, code)
  const texts: string[] = []
  const seen = new Set<unknown>()
  const read = (node: unknown): void => {
    if (!isNode(node) || seen.has(node)) return
    seen.add(node)
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string') texts.push(node.value)
        return
      case 'TemplateElement':
        return void texts.push((node.value as { cooked: string }).cooked)
      case 'Identifier':
        return read(values.get(node.name as string))
      // Conditions and indices are not class names.
      case 'ConditionalExpression':
        return [node.consequent, node.alternate].forEach(read)
      case 'LogicalExpression':
        return (node.operator === '&&' ? [node.right] : [node.left, node.right]).forEach(read)
      case 'MemberExpression':
        return read(node.object)
      case 'CallExpression':
        return partsOfCall(node).forEach(read)
      case 'Property':
        return read(node.value)
      // The properties are visited separately.
      case CLASS_NAMES:
      case 'BinaryExpression':
      case 'ArrowFunctionExpression':
        return
      default:
        for (const part of Object.values(node).flat()) read(part)
    }
  }
  given.forEach(read)
  return texts.flatMap((text) => text.split(/\s+/)).filter(Boolean)
}

/**
 * The longest possible class string of each element that a component draws. Excludes values from other
 * files.
 */
export function parseLongestClasses(file: string, code: string): string[] {
  const { given, values } = findClassNames(file, code)
  const longer = (a: string, b: string) => (b.length > a.length ? b : a)
  const read = (node: unknown, within: readonly unknown[] = []): string => {
    if (!isNode(node) || within.includes(node)) return ''
    const longest = (part: unknown) => read(part, [...within, node])
    const longestOf = (parts: unknown[]) => parts.map(longest).reduce(longer, '')
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? node.value : ''
      case 'TemplateLiteral': {
        const expressions = (node.expressions as unknown[]).map(longest)
        const texts = node.quasis as { value: { cooked: string } }[]
        return texts.map(({ value }, i) => value.cooked + (expressions[i] ?? '')).join('')
      }
      case 'Identifier':
        return longest(values.get(node.name as string))
      case 'ConditionalExpression':
        return longestOf([node.consequent, node.alternate])
      case 'LogicalExpression':
        return longestOf(node.operator === '&&' ? [node.right] : [node.left, node.right])
      case 'MemberExpression':
        return longest(node.object)
      case 'CallExpression':
        return partsOfCall(node).map(longest).join(' ')
      case CLASS_NAMES:
        return longestOf(classNamesIn(node.in, values))
      case 'Property':
        return longest(node.value)
      case 'BinaryExpression':
      case 'ArrowFunctionExpression':
        return ''
      default:
        return longestOf(Object.values(node).flat())
    }
  }
  return given.map((node) => read(node).replaceAll(/\s+/g, ' ').trim())
}
