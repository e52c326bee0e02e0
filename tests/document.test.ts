import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'
import * as names from '../src/document'

const SRC = join(import.meta.dirname, '../src')
/** Rooms that do not run in a browser. */
const NODE = /^(darkroom|prerender|content\/source)\//

const read = (ending: RegExp) =>
  Object.fromEntries(
    readdirSync(SRC, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && ending.test(entry.name))
      .map((entry) => relative(SRC, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((file) => !NODE.test(file))
      .map((file) => [file, readFileSync(join(SRC, file), 'utf8')]),
  )

/** Our own names in a selector: classes, ids and attributes. */
const OWN_NAME = /\.[a-z][\w-]*|#[a-z][\w-]*|\[data-[\w-]+(=['"]?[\w-]+['"]?)?/gi
const FINDERS = /^(querySelector(All)?|closest|matches)$/

/** Every text of `document.ts`. */
const known = JSON.stringify(names, (_, value: unknown) =>
  typeof value === 'function' ? (value as (id: string) => string)('') : value,
)
const roomOf = (file: string) => file.split('/')[0]!
const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Whether a file of the room itself writes a `data-*` attribute. */
const isWrittenIn = (files: Record<string, string>, room: string, name: string) =>
  Object.entries(files).some(
    ([file, code]) =>
      roomOf(file) === room &&
      new RegExp(`data-${name}[=}'"\\s]|dataset\\.${camel(name)}\\b`).test(
        code.replaceAll(/\[data-[^\]]*\]/g, ''),
      ),
  )

/** The names in a selector that neither `document.ts` nor the room itself defines. */
const looseNames = (files: Record<string, string>, file: string, selector: string) =>
  [...selector.matchAll(OWN_NAME)]
    .map(([name]) => name.replaceAll(/['"]/g, ''))
    .filter((name) => {
      const attribute = /^\[data-([\w-]+)(?:=(.*))?/.exec(name)
      if (!attribute) return !(name.startsWith('#') && known.includes(`"${name.slice(1)}"`))
      // Names of the library sonner (docs/decisions/020).
      if (selector.includes('[data-sonner-') || /^(mounted|removed|swip)/.test(attribute[1]!))
        return false
      if (attribute[1] === 'part') return !known.includes(`[data-part=${attribute[2]}]`)
      return (
        !known.includes(`data-${attribute[1]}`) &&
        !known.includes(`"${camel(attribute[1]!)}"`) &&
        !isWrittenIn(files, roomOf(file), attribute[1]!)
      )
    })
    .map((name) => `${file}: ${name}`)

/** Selectors written out in code, without the constants inserted into templates. */
function selectorsIn(file: string, code: string): string[] {
  const found: string[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      const texts =
        first?.type === 'Literal'
          ? [String(first.value)]
          : first?.type === 'TemplateLiteral'
            ? first.quasis.map((quasi) => quasi.value.raw)
            : []
      if (name === 'getElementById') found.push(...texts.map((id) => `#${id}`))
      if (FINDERS.test(name)) found.push(...texts)
    },
  }).visit(parseSync(file, code).program)
  return found
}

/** The selectors of a style sheet. */
const selectorsOf = (css: string) =>
  Array.from(css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g), ([, text]) =>
    text!.trim(),
  ).filter((text) => !text.startsWith('@'))

const code = read(/\.tsx?$/)
const sheets = read(/\.css$/)
const looseIn = (files: Record<string, string>, styles: Record<string, string>) => [
  ...Object.entries(files).flatMap(([file, text]) =>
    selectorsIn(file, text).flatMap((selector) => looseNames(files, file, selector)),
  ),
  ...Object.entries(styles).flatMap(([file, css]) =>
    selectorsOf(css).flatMap((selector) => looseNames(files, file, selector)),
  ),
]

test('selectors in code and style sheets use only the names of document.ts', () => {
  expect(Object.keys(sheets).length).toBeGreaterThan(3)
  expect(looseIn(code, sheets)).toEqual([])
})

test('the check finds other names in code and in a style sheet', () => {
  const files = {
    'viewer/open.ts': `root.querySelector('.viewer [data-at]'); document.getElementById('main')`,
    'viewer/Slide.tsx': `<li data-at={0} />`,
    'photo/find.ts': 'link.closest(`${tile} [data-depth="0"]`); list.querySelector("a[href]")',
  }
  const styles = {
    'photo/photo.css':
      '[data-part=nothing] img { color: red } @media print { .old > li { top: 0.5px } }',
  }
  expect(looseIn(files, styles)).toEqual([
    'viewer/open.ts: .viewer',
    'viewer/open.ts: #main',
    'photo/find.ts: [data-depth=0',
    'photo/photo.css: [data-part=nothing',
    'photo/photo.css: .old',
  ])
})
