import { run } from '../../src/darkroom/cli'
import type { Disk } from '../../src/darkroom/files/disk'
import { openDisk } from '../../src/darkroom/files/disk'
import { createReporter } from '../../src/darkroom/report/reporter'

type Options = {
  /** What whoever sits at the terminal answers, in turn; absent where nobody does. */
  answers?: string[]
  disk?: Disk
  stop?: AbortSignal
}

/** The command in this process, with what it said and asked. For commands that start no process of their own. */
export async function runHere(root: string, args: string[], options: Options = {}) {
  const { answers, disk = openDisk(root), stop = new AbortController().signal } = options
  const said = { out: '', err: '' }
  const asked: string[] = []
  const left = [...(answers ?? [])]
  const ask = (question: string) => {
    asked.push(question)
    const answer = left.shift()
    return answer === undefined
      ? Promise.reject(new Error(`Nobody answers: ${question}`))
      : Promise.resolve(answer)
  }
  const code = await run(args, (json) => ({
    root,
    env: {},
    disk,
    stop,
    ...(answers ? { ask } : {}),
    reporter: createReporter({
      stdout: { write: (text) => (said.out += text) },
      stderr: { write: (text) => (said.err += text) },
      env: { CI: 'true' },
      json,
      now: () => 0,
    }),
  }))
  return { code, ...said, asked, left }
}
