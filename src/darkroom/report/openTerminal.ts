import { createInterface, type Interface } from 'node:readline'

type Options = {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream & { isTTY?: boolean }
  /** Called on Ctrl-C while no question is open. After the first question readline receives the signal. */
  onInterrupt: () => void
}

/** Opens the terminal. Returns `undefined` without one. */
export function openTerminal({ input, output, onInterrupt }: Options) {
  if (!input.isTTY || !output.isTTY) return undefined
  /** Lines typed before a question. */
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
    /** The answer; `undefined` on Ctrl-C or at the end of input. */
    async ask(question: string): Promise<string | undefined> {
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
