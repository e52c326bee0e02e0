import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { openTerminal } from '../../../src/darkroom/report/openTerminal'

/** A terminal with a test at the keyboard. */
function sitDown() {
  const [input, output] = [new PassThrough(), new PassThrough()].map((stream) =>
    Object.assign(stream, { isTTY: true, columns: 80, rows: 24 }),
  ) as unknown as [PassThrough, PassThrough]
  let interrupts = 0
  const terminal = openTerminal({ input, output, onInterrupt: () => (interrupts += 1) })!
  return { input, terminal, interrupts: () => interrupts }
}

test('a question gets the typed line', async () => {
  const { input, terminal } = sitDown()
  const name = terminal.ask('Your name: ')
  input.write('Zoë\r')
  expect(await name).toBe('Zoë')
  const email = terminal.ask('Your e-mail address: ')
  input.write('zoe@angstrom.example\r')
  expect(await email).toBe('zoe@angstrom.example')
  terminal.close()
})

test('pasted lines answer later questions too', async () => {
  const { input, terminal } = sitDown()
  const first = terminal.ask('One: ')
  input.write('1\r2\r3\r')
  expect([await first, await terminal.ask('Two: '), await terminal.ask('Three: ')]).toEqual([
    '1',
    '2',
    '3',
  ])
  terminal.close()
})

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s ends a question and all later ones', async (_, key) => {
  const { input, terminal, interrupts } = sitDown()
  const name = terminal.ask('Your name: ')
  input.write(key)
  expect(await name).toBeUndefined()
  expect(await terminal.ask('Your e-mail address: ')).toBeUndefined()
  expect(interrupts()).toBe(0)
})

test('Ctrl-C between questions interrupts the work', async () => {
  const { input, terminal, interrupts } = sitDown()
  const name = terminal.ask('Your name: ')
  input.write('Zoë\r')
  await name
  input.write('\u0003')
  await expect.poll(interrupts).toBe(1)
  terminal.close()
})

test('no terminal is opened if input or output is a file', () => {
  const file = new PassThrough()
  const screen = Object.assign(new PassThrough(), { isTTY: true })
  const onInterrupt = () => {}
  expect(openTerminal({ input: file, output: screen, onInterrupt })).toBeUndefined()
  expect(openTerminal({ input: screen, output: file, onInterrupt })).toBeUndefined()
})
