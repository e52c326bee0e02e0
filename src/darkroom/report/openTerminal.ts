import { createInterface, type Interface } from 'node:readline'

type Options = {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream & { isTTY?: boolean }
  /** Ctrl-C while no question is open: once one was, the terminal no longer makes a signal of it. */
  onInterrupt: () => void
}

export type Terminal = {
  /** The line that a person answers with; `undefined` where they stop instead. */
  ask(question: string): Promise<string | undefined>
  /** Lets the process end. */
  close(): void
}

/** The terminal that a person sits at; `undefined` where there is none. */
export function openTerminal({ input, output, onInterrupt }: Options): Terminal | undefined {
  if (!input.isTTY || !output.isTTY) return undefined
  /** Typed or pasted before they were asked for. */
  const ahead: string[] = []
  let answer: ((line: string | undefined) => void) | undefined
  let lines: Interface | undefined
  let isOver = false

  function open(): Interface {
    const opened = createInterface({ input, output })
    opened.on('line', (line) => {
      const waiting = answer
      answer = undefined
      if (waiting) waiting(line)
      else ahead.push(line)
    })
    opened.on('SIGINT', () => {
      if (answer) opened.close()
      else onInterrupt()
    })
    opened.on('close', () => {
      isOver = true
      answer?.(undefined)
    })
    return opened
  }

  return {
    async ask(question) {
      if (isOver) return undefined
      lines ??= open()
      lines.setPrompt(question)
      lines.prompt()
      return (
        ahead.shift() ??
        new Promise<string | undefined>((resolve) => {
          answer = resolve
        })
      )
    },
    close: () => lines?.close(),
  }
}
