function linesOf(text: string) {
  const lines = text.split(/\r?\n/)
  const end = lines.findIndex((line, i) => i > 0 && line.trimEnd() === '---')
  return { head: lines.slice(1, end), body: lines.slice(end + 1) }
}

const FIELD = /^([^\s:#]+):\s*(["']?)(.*)\2$/

/** The fields of a page's head. `text` is the Markdown below the head. */
export function pageFields(text: string): Record<string, string> {
  const { head, body } = linesOf(text)
  const fields = head.flatMap((line) => {
    const [, name, , value] = FIELD.exec(line.trimEnd()) ?? []
    return name === undefined ? [] : [[name, value!] as const]
  })
  return { ...Object.fromEntries(fields), text: body.join('\n').trim() }
}

/** Sets a field of a page; `undefined` removes it. Keeps all other lines. */
export function setPageField(text: string, name: string, value: string | undefined): string {
  const { head, body } = linesOf(text)
  const line = value === undefined ? [] : [`${name}: ${value.replaceAll(/\s+/g, ' ')}`]
  if (name === 'text') body.splice(0, body.length, '', ...(value ?? '').split(/\r?\n/), '')
  else {
    const at = head.findIndex((one) => FIELD.exec(one)?.[1] === name)
    if (at >= 0) head.splice(at, 1, ...line)
    else head.push(...line)
  }
  return ['---', ...head, '---', ...body].join(text.includes('\r\n') ? '\r\n' : '\n')
}
