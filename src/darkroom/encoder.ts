/**
 * A process of its own that turns photos into prints, or looks at them, one at a time, and writes
 * nothing: so a damaged one that brings the decoder down costs one photo, and its memory goes with it.
 */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { develop, type Developed, type Print, type Wish } from './develop.ts'
import type { Picture } from './online/picture.ts'
import { readPicture } from './online/readPicture.ts'
import { readPhoto } from './readPhoto.ts'
import { Refusal, type Refused } from './refusal.ts'

/** `size` in bytes. */
type Input = { path: string; size: number }
export type Task = Wish & Input
/** A picture that is only to be looked at; see readPicture. */
export type Look = Input & { pixels: number; avifLimit: number }
export type Answer = { developed: Developed; prints: Print[] } | { refused: Refused }
export type Looked = { picture: Picture } | { refused: Refused }
/** The encoder's question between task and answer; `go` is what it is told. */
export type Question = 'alone?'
export type Go = 'go'

// The bytes of an AVIF depend on the number of threads: one here, several photos at once.
sharp.concurrency(1)
sharp.cache(false)

/** Pixels are outside the heap that a collector watches: it is told when they are done with. */
const giveBack = () => (globalThis as { gc?: () => void }).gc?.()

/** Bytes; what a look at less has left behind can wait. */
const SMALL = 1e6

let go = () => {}
const alone = () =>
  new Promise<void>((done) => {
    go = done
    giveBack()
    process.send?.('alone?' satisfies Question)
  })

async function answer(task: Task | Look): Promise<Answer | Looked> {
  try {
    if ('pixels' in task)
      return { picture: await readPicture(await readFile(task.path), task.pixels, task.avifLimit) }
    const { path, size: _size, ...wish } = task
    return await readPhoto(path, wish.id, (negative) => develop(negative, wish, alone))
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

process.on('message', (said: Task | Look | Go) => {
  if (said === 'go') go()
  else
    void answer(said).then((answered) => {
      process.send?.(answered)
      if (!('pixels' in said) || said.size > SMALL) giveBack()
    })
})
// Ctrl-C reaches the whole group; the one that started this process decides.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit(0))
