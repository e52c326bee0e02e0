import { parseSync, Visitor } from 'vite'

type Node = { type: string } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** A `className`, or another attribute, property or parameter that ends so or in `classNames`. */
const isClassName = (name: unknown) => typeof name === 'string' && /classnames?$/i.test(name)

/**
 * Every class name that a component's code gives to an element: in `className` attributes, in
 * properties and default values of that name, and in the constants that they are made of.
 * @throws where the code cannot be parsed
 */
export function readClasses(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length) throw new Error(`${file}: ${errors[0]!.message}`)
  /** What a name stands for: a constant's value, or the list that `map` goes through. */
  const values = new Map<string, unknown>()
  const given: unknown[] = []
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier') values.set(id.name, init)
    },
    CallExpression: ({ callee, arguments: [called] }) => {
      if (callee.type !== 'MemberExpression' || called?.type !== 'ArrowFunctionExpression') return
      const [item] = called.params
      if (item?.type === 'Identifier') values.set(item.name, callee.object)
    },
    JSXAttribute: ({ name, value }) => {
      if (isClassName(name.name)) given.push(value)
    },
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || !isClassName(key.name)) return
      given.push(value.type === 'AssignmentPattern' ? value.right : value)
    },
  }).visit(program)

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
      // What is asked or looked up is no class name.
      case 'ConditionalExpression':
        return [node.consequent, node.alternate].forEach(read)
      case 'LogicalExpression':
        return (node.operator === '&&' ? [node.right] : [node.left, node.right]).forEach(read)
      case 'MemberExpression':
        return read(node.object)
      case 'CallExpression':
        return read(node.callee)
      case 'Property':
        return read(node.value)
      case 'BinaryExpression':
      case 'ArrowFunctionExpression':
        return
      default:
        for (const part of Object.values(node).flat()) read(part)
    }
  }
  given.forEach(read)
  return [...new Set(texts.flatMap((text) => text.split(/\s+/)).filter(Boolean))]
}
