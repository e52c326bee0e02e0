import { endOfHead, fieldIn, quoted } from './frontMatter.ts'

function linesOf(text: string) {
  const lines = text.split(/\r?\n/)
  const end = endOfHead(lines)
  return { head: lines.slice(1, end), body: lines.slice(end + 1) }
}

/** The fields of a page's head, and the rest of the page as `text`. */
export function pageFields(text: string): Record<string, string> {
  const { head, body } = linesOf(text)
  const fields = head.flatMap((line) => fieldIn(line) ?? [])
  return {
    ...Object.fromEntries(fields.map(({ key, value }) => [key, value])),
    text: body.join('\n').trim(),
  }
}

/** Sets the field of a page that a path names; `undefined` removes it. Keeps all other lines. */
export function setPageField(
  text: string,
  [name = '']: readonly (string | number)[],
  value: unknown,
): string {
  const { head, body } = linesOf(text)
  const said = typeof value === 'string' ? value : JSON.stringify(value)
  const line = value === undefined ? [] : [`${name}: ${quoted(said.replaceAll(/\s+/g, ' '))}`]
  if (name === 'text') body.splice(0, body.length, '', ...(said ?? '').split(/\r?\n/), '')
  else {
    const at = head.findIndex((one) => fieldIn(one)?.key === name)
    if (at >= 0) head.splice(at, 1, ...line)
    else head.push(...line)
  }
  return ['---', ...head, '---', ...body].join(text.includes('\r\n') ? '\r\n' : '\n')
}
