/**
 * A process of its own that turns one photo at a time into prints, and writes nothing: so a damaged
 * photo that brings the decoder down costs one photo, and its memory goes with it.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { develop, type Developed, type Print, type Wish } from './develop.ts'
import { Refusal, type Refused } from './refusal.ts'

export type Task = Wish & { path: string }
export type Answer = { developed: Developed; prints: Print[] } | { refused: Refused }

// The bytes of an AVIF depend on the number of threads: one here, several photos at once.
sharp.concurrency(1)
sharp.cache(false)

async function answer({ path, ...wish }: Task): Promise<Answer> {
  try {
    const bytes = await readFile(path)
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, wish.id.length)
    if (id !== wish.id)
      throw new Refusal('changed', 'changed while it was read', 'Run the same command again')
    return await develop(bytes, wish)
  } catch (cause) {
    if (cause instanceof Refusal) return { refused: cause.refused }
    const { code, message } = cause as NodeJS.ErrnoException
    return {
      refused: {
        kind: code ? 'unreadable' : 'corrupt',
        cause: code
          ? `cannot be read (${code})`
          : `cannot be developed (${message.split('\n')[0]})`,
        remedy: 'Copy it from the card again, or export it anew',
      },
    }
  }
}

process.on('message', (task: Task) => {
  void answer(task).then((said) => process.send?.(said))
})
// Ctrl-C reaches the whole group; the one that started this process decides.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit(0))
