import { createInterface } from 'node:readline'

type TerminalOptions = {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream & { isTTY?: boolean }
  /** Called on Ctrl-C while no question is open. After the first question readline receives the signal. */
  onInterrupt: () => void
}

/** Opens the terminal. Returns `undefined` without one. */
export function openTerminal({ input, output, onInterrupt }: TerminalOptions) {
  if (!input.isTTY || !output.isTTY) return undefined
  let isAsking = false
  let isOver = false

  function open() {
    const terminal = createInterface({ input, output })
    terminal.on('SIGINT', () => {
      if (isAsking) terminal.close()
      else onInterrupt()
    })
    terminal.on('close', () => (isOver = true))
    // The iterator keeps lines that were typed before a question.
    return { terminal, lines: terminal[Symbol.asyncIterator]() }
  }
  let opened: ReturnType<typeof open> | undefined

  return {
    /** The answer; `undefined` on Ctrl-C or at the end of input. */
    async ask(question: string): Promise<string | undefined> {
      if (isOver) return undefined
      const { terminal, lines } = (opened ??= open())
      terminal.setPrompt(question)
      terminal.prompt()
      isAsking = true
      const { value } = await lines.next()
      isAsking = false
      return value as string | undefined
    },
    close: () => opened?.terminal.close(),
  }
}
