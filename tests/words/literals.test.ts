import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/** Attributes whose text a visitor sees or hears. */
const SEEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|.*AriaLabel|alt|title|placeholder|label|name)$/

type Node = { type: string } & Record<string, unknown>

/**
 * The possible texts of an expression: a literal, the parts of a template, both sides of a choice.
 */
function textsIn(node: Node | null | undefined): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw)
    case 'ConditionalExpression':
      return [...textsIn(node.consequent as Node), ...textsIn(node.alternate as Node)]
    case 'LogicalExpression':
      return [...textsIn(node.left as Node), ...textsIn(node.right as Node)]
    case 'JSXExpressionContainer':
      return textsIn(node.expression as Node)
    case 'JSXText':
      return [node.value as string]
    default:
      return []
  }
}

/** The texts for visitors in code: of elements, attributes and messages. */
function wordsIn(file: string, code: string): string[] {
  const texts: string[] = []
  const { program, errors } = parseSync(file, code)
  if (errors.length) throw new Error(`${file}: ${errors[0]!.message}`)
  const addAll = (nodes: readonly unknown[]) =>
    texts.push(...nodes.flatMap((node) => textsIn(node as Node)))
  new Visitor({
    JSXElement: ({ children }) => {
      addAll(children)
    },
    JSXFragment: ({ children }) => addAll(children),
    JSXOpeningElement: ({ name, attributes }) => {
      const tag = name.type === 'JSXIdentifier' ? name.name : ''
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
        const key = attribute.name.name
        // The name of a meta tag, a field or an icon is not visible.
        if (
          !SEEN.test(key) ||
          (key === 'name' && /^(meta|input|Icon|ToolIcon|SkillIcon)$/.test(tag))
        )
          continue
        addAll([attribute.value])
      }
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && SEEN.test(key.name) && key.name !== 'name') addAll([value])
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && callee.name === 'showToast') addAll(given.slice(0, 1))
    },
  }).visit(program)
  return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text))
}

/**
 * Files of the browser rooms, without the owner's tools, the build, and the names of tokens and
 * parts.
 */
const files = readdirSync('src', { recursive: true })
  .map(String)
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/^((words|darkroom|table|prerender|content)[\\/]|(document|theme)\.ts)/.test(file),
  )

test('every word of the interface is in src/words', () => {
  const found = files.flatMap((file) =>
    wordsIn(file, readFileSync(join('src', file), 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['a text', '<p>Off the map</p>'],
  ['beside an element', '<p>{mark} of {count}</p>'],
  ['a choice', "<p>{path ?? 'this address'}</p>"],
  ['a template', '<title>{`Off the map — ${name}`}</title>'],
  ['a label', '<nav aria-label="Menu" />'],
  ['a chosen label', "<button aria-label={open ? 'Close' : words.open} />"],
  ["a component's name", '<ToolButton name="Share" icon="share" />'],
  ["an option's", "<Toaster toastOptions={{ closeButtonAriaLabel: 'Close' }} />"],
  ['a heading', "pageHead({ title: 'About' })"],
  ['a message', "showToast('Copied')"],
])('the check finds %s', (_, code) => {
  expect(wordsIn('Planted.tsx', code)).not.toEqual([])
})
