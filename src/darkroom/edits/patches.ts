import { applyPatch, structuredPatch, type StructuredPatch } from 'diff'

/** Undo requires this many unchanged lines around a change. */
const CONTEXT = 1

export const patchOf = (before: string, after: string): StructuredPatch =>
  structuredPatch('', '', before, after, undefined, undefined, { context: CONTEXT })

/** Applies a patch to the text that it was made for. Returns `false` if it does not fit. */
export const applyExactly = (text: string, patch: StructuredPatch): string | false =>
  applyPatch(text, patch, { autoConvertLineEndings: false })

/** Whether each change of a patch fits one place only. Two albums in a catalog may have equal lines. */
function isUnique(text: string, { hunks }: StructuredPatch): boolean {
  return hunks.every(({ lines }) => {
    const before = lines.flatMap((line) => (/^[ -]/.test(line) ? `${line.slice(1)}\n` : []))
    return `\n${text}\n`.split(`\n${before.join('')}`).length === 2
  })
}

const idIn = (line: string) => /"id":\s*"([^"]+)"/.exec(line)?.[1]

/** A patch with the lines around its changes as they are now. An id tells which these are. */
function amongCurrentLines(text: string, patch: StructuredPatch): StructuredPatch {
  const current = new Map(text.split('\n').map((line) => [idIn(line), line]))
  const nowOf = (line: string) => {
    const id = line.startsWith(' ') ? idIn(line) : undefined
    const now = id === undefined ? undefined : current.get(id)
    // A comma more or less would break the list.
    return now !== undefined && now.endsWith(',') === line.endsWith(',') ? ` ${now}` : line
  }
  return { ...patch, hunks: patch.hunks.map((one) => ({ ...one, lines: one.lines.map(nowOf) })) }
}

/**
 * Applies a patch whose neighbouring lines have changed. Returns `false` unless each change replaces lines
 * that hold an id, because the id locates them.
 */
function replaceEntries(text: string, { hunks }: StructuredPatch): string | false {
  return hunks.reduce<string | false>((now, { lines }) => {
    const isChange = (line: string) => !line.startsWith(' ')
    const own = lines.slice(lines.findIndex(isChange), lines.findLastIndex(isChange) + 1)
    const without = (sign: string) =>
      own.flatMap((line) => (line.startsWith(sign) ? [] : `${line.slice(1)}\n`)).join('')
    const [before, after] = [without('+'), without('-')]
    const parts = now === false ? [] : `\n${now}`.split(`\n${before}`)
    if (!before.includes('"id"') || parts.length !== 2) return false
    return parts.join(`\n${after}`).slice(1)
  }, text)
}

/** Applies a patch to a text that has changed since. Returns `false` unless the places of its changes are certain. */
export function applyToChanged(text: string, given: StructuredPatch): string | false {
  const patch = amongCurrentLines(text, given)
  const moved = isUnique(text, patch) && applyExactly(text, patch)
  return moved === false ? replaceEntries(text, patch) : moved
}
