import { rename } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** What Windows answers while another program has the file open: a virus scanner, a sync program, an editor. */
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES'])

/** ms; a scanner is done within the first few. */
const PAUSES = [20, 50, 100, 200, 400, 800]

/**
 * Renames a file, again where another program holds it. Fails with EBUSY where that one does not let go.
 * Whether it may be written was asked before, so that permissions are not the reason.
 */
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
      const { code = '' } = cause as NodeJS.ErrnoException
      if (!HELD.has(code)) throw cause
      const ms = PAUSES[tried]
      if (ms === undefined) throw Object.assign(new Error(`${code}: ${to}`), { code: 'EBUSY' })
      await wait(ms)
    }
}
