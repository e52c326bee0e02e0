/** Reports a fault in a line of a file. Lines count from 1. */
export type NoteLine = (line: number, code: string, message: string, remedy: string) => void

const KEYS = ['title', 'description', 'menu', 'footer', 'order', 'level'] as const
type Key = (typeof KEYS)[number]

const isFence = (line: string | undefined) => line?.trimEnd() === '---'

const plain = (value: string) => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value

/** The text of a value. A value in quotation marks of its own gets another pair. */
export const quoted = (value: string): string => (plain(value) === value ? value : `"${value}"`)

/** Where the head of a page ends, as an index of its lines; -1 if it is never closed. */
export const endOfHead = (lines: readonly string[]): number =>
  lines.findIndex((line, i) => i > 0 && isFence(line))

/** What a line of the head says; `undefined` if it is not a field. */
export function fieldIn(line: string): { key: string; value: string } | undefined {
  const [, key, value = ''] = /^([^\s:#][^\s:]*):(?:\s+(.*))?$/.exec(line.trimEnd()) ?? []
  return key === undefined ? undefined : { key, value: plain(value) }
}

/** What the head says, and on which line of the file. */
type Values = Map<Key, { value: string; line: number }>

function parseValues(
  head: readonly string[],
  fault: (line: number, message: string, remedy: string) => void,
): Values {
  const values: Values = new Map()
  for (const [i, line] of head.entries()) {
    const at = i + 2
    if (line.trim() === '' || line.startsWith('#')) continue
    const { key: name, value = '' } = fieldIn(line) ?? {}
    const key = KEYS.find((one) => one === name)
    if (name === undefined) fault(at, 'is not a field', 'Write key: value, on one line')
    else if (key === undefined)
      fault(at, `names ${name}, which is not a field of a page`, `Choose one of ${KEYS.join(', ')}`)
    else if (values.has(key)) fault(at, `repeats the field ${key}`, 'Remove one of the two')
    else if (value === '') fault(at, `leaves ${key} empty`, 'Write its value, or remove the line')
    else values.set(key, { value, line: at })
  }
  return values
}

/** Parses `key: value` lines between two `---` lines. `undefined` if they cannot be a page's head. */
export function parseFrontMatter(text: string, note: NoteLine) {
  const lines = text.split(/\r?\n/)
  const end = isFence(lines[0]) ? endOfHead(lines) : -1
  if (end === -1) {
    const [message, remedy] = isFence(lines[0])
      ? ['has a head that is not closed', 'End the head of the page with a line of ---']
      : [
          'has no head',
          'Start the file with three lines: ---, a title such as title: Prices, and ---',
        ]
    note(1, 'front-matter', message, remedy)
    return undefined
  }
  const faulty: number[] = []
  const fault = (line: number, message: string, remedy: string) => {
    faulty.push(line)
    note(line, 'front-matter', message, remedy)
  }
  const values = parseValues(lines.slice(1, end), fault)
  const valueOf = (key: Key) => values.get(key)?.value
  const check = (key: Key, pattern: RegExp, rule: string) => {
    const found = values.get(key)
    if (found && !pattern.test(found.value))
      fault(found.line, `has the ${key} ${found.value}`, `Write ${rule}`)
  }
  check('order', /^-?\d{1,6}$/, 'a whole number')
  check('footer', /^(true|false)$/, 'true or false')
  check('level', /^(public|listed)$/, 'public or listed: every page has a guessable address')
  const title = valueOf('title')
  if (title === undefined && !faulty.length)
    fault(1, 'has no title', 'Add a line such as title: Prices')
  if (title === undefined || faulty.length) return undefined

  const isInFooter = valueOf('footer') === 'true'
  const menu = valueOf('menu') ?? String(!isInFooter)
  return {
    head: {
      title,
      description: valueOf('description'),
      menuLabel: menu === 'false' ? undefined : menu === 'true' ? title : menu,
      footer: isInFooter || undefined,
      order: Number(valueOf('order') ?? Number.MAX_SAFE_INTEGER),
      level: valueOf('level') === 'listed' ? ('listed' as const) : ('public' as const),
    },
    lines: end + 1,
  }
}
