import { dirname, posix } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** One import. `to`: a path below src without its ending, else a package, a `node:` or a `virtual:` module. */
export type Import = { from: string; to: string; isOwn: boolean; isType: boolean }

/** The value of a string literal. */
const textOf = (node: { type: string; value?: unknown } | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

const isPath = (specifier: string) => /^\.{1,2}\//.test(specifier)

/**
 * Everything that a file imports: static and dynamic imports, re-exports, types named by `import('…')`,
 * and own files whose path is passed to `require`, `new URL` and similar.
 * @param file its path below src, such as `home/Home.tsx`
 * @throws if the code cannot be parsed
 */
export function parseImports(file: string, code: string): Import[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length) throw new Error(`${file}: ${errors[0]!.message}`)
  const found: Import[] = []
  const add = (specifier: string, isType: boolean) => {
    const path = specifier.split('?')[0]!
    const isOwn = isPath(path)
    const to = isOwn
      ? posix.join(dirname(file), path).replace(/\.tsx?$/, '')
      : path.startsWith('node:') || path.startsWith('virtual:')
        ? path
        : path.split('/', path.startsWith('@') ? 2 : 1).join('/')
    found.push({ from: file, to, isOwn, isType })
  }
  new Visitor({
    // `import { type A }` still runs the module; only `import type` does not.
    ImportDeclaration: ({ source, importKind }) => add(source.value, importKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => {
      if (source) add(source.value, exportKind === 'type')
    },
    ExportAllDeclaration: ({ source, exportKind }) => add(source.value, exportKind === 'type'),
    ImportExpression: ({ source }) => {
      // Computed specifiers are ignored: own files are always imported by a literal path.
      const specifier = textOf(source)
      if (specifier !== undefined) add(specifier, false)
    },
    TSImportType: ({ source }) => add(source.value, true),
    TSExternalModuleReference: ({ expression }) => add(expression.value, false),
    CallExpression: ({ arguments: [first] }) => {
      const path = textOf(first)
      if (path && isPath(path) && /\.(tsx?|cjs)$/.test(path)) add(path, false)
    },
    NewExpression: ({ arguments: [first] }) => {
      const path = textOf(first)
      if (path && isPath(path)) add(path, false)
    },
  }).visit(program)
  return found
}
