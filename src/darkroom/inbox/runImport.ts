import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { EXIT } from '../diagnostics/exit.ts'

/** What became of a file. `already`: its photo was there before. `code`, `reason`: why it is refused. */
export type ImportOutcome = {
  state: 'in' | 'already' | 'refused'
  /** Of the photo. */
  id?: string
  code?: string
  reason?: string
}

/** What the command says of a file, by the event. */
const OUTCOMES: Record<string, (event: Record<string, string>) => ImportOutcome> = {
  published: ({ id }) => ({ state: 'in', id: id! }),
  unchanged: ({ id }) => ({ state: 'already', id: id! }),
  // Two names of the same bytes.
  duplicate: ({ id }) => ({ state: 'already', id: id! }),
  'removed-earlier': () => ({ state: 'refused', code: 'removed-earlier' }),
  failed: ({ kind, cause, remedy }) => ({
    state: 'refused',
    code: kind!,
    reason: `${cause}. ${remedy}.`,
  }),
}

/** The command as a program and its arguments. @param root the folder with `package.json` */
export const commandOf = (root: string): string[] => [
  process.execPath,
  '--import',
  pathToFileURL(createRequire(join(root, 'package.json')).resolve('tsx')).href,
  join(root, 'src/darkroom/main.ts'),
]

/**
 * Runs `darkroom import` as a program of its own, which `stop` ends.
 * @param command the darkroom's, as a program and its arguments
 * @returns the outcomes by the names of the files; `problem` where it did not come to its end
 */
export async function runImport(
  command: readonly string[],
  root: string,
  folder: string,
  album: string,
  stop: AbortSignal,
): Promise<{ outcomes: Map<string, ImportOutcome>; problem?: string }> {
  const [program = '', ...args] = command
  const child = spawn(program, [...args, 'import', folder, '--album', album, '--json', '--wait'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const end = () => child.kill('SIGINT')
  if (stop.aborted) end()
  stop.addEventListener('abort', end)
  const outcomes = new Map<string, ImportOutcome>()
  let problem = ''
  createInterface({ input: child.stdout }).on('line', (line) => {
    const event = JSON.parse(line) as Record<string, string>
    const outcome = OUTCOMES[event.event!]?.(event)
    if (outcome) outcomes.set(event.file!, outcome)
    if (event.event === 'stopped') problem = event.message!
  })
  const [code] = (await once(child, 'close')) as [number | null]
  stop.removeEventListener('abort', end)
  return code === EXIT.good || code === EXIT.partial ? { outcomes } : { outcomes, problem }
}
