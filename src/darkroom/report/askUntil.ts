import type { Reporter } from './reporter.ts'

type Person = {
  ask: (question: string) => Promise<string>
  reporter: Pick<Reporter, 'line'>
}

/** Asks until `read` returns a value. For an unusable answer it calls `refuse`, which prints the reason. */
export async function askUntil<Value>(
  { ask, reporter }: Person,
  question: string,
  read: (answer: string, refuse: (reason: string) => undefined) => Value | undefined,
): Promise<Value> {
  const refuse = (reason: string): undefined => {
    reporter.line(reason)
    return undefined
  }
  for (;;) {
    const value = read((await ask(question)).trim(), refuse)
    if (value !== undefined) return value
  }
}
