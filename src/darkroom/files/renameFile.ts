import { rename } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from './errorCode.ts'

/** Windows errors while a virus scanner, a sync program or an editor has the file open. */
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES'])

const PAUSES = [20, 50, 100, 200, 400, 800] // ms

/** Renames a file. Retries while a program has it open, then fails with EBUSY. Check permissions first. */
export async function renameFile(
  from: string,
  to: string,
  {
    move = rename,
    wait = pause,
  }: { move?: typeof rename; wait?: (ms: number) => Promise<unknown> } = {},
): Promise<void> {
  for (let tried = 0; ; tried += 1)
    try {
      return await move(from, to)
    } catch (cause) {
      const code = errorCode(cause) ?? ''
      if (!HELD.has(code)) throw cause
      const ms = PAUSES[tried]
      if (ms === undefined) throw Object.assign(new Error(`${code}: ${to}`), { code: 'EBUSY' })
      await wait(ms)
    }
}
