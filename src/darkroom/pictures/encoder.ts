/** A process that decodes and encodes pictures. A crashing decoder ends only this process. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { sha256 } from '../../sha256.ts'
import { Refusal, type Refused } from '../diagnostics/refusal.ts'
import { errorCode } from '../files/errorCode.ts'
import { renderPhoto, type Rendered, type RenderOptions } from './renderPhoto.ts'
import type { ReadPicture } from './picture.ts'
import { inspectPicture } from './inspectPicture.ts'

export type Task = RenderOptions & { path: string }
export type InspectTask = { path: string; maxPixels: number }
export type EncoderReply = Rendered | { refused: Refused }
export type InspectAnswer = { picture: ReadPicture } | { refused: Refused }

// The number of threads changes the bytes of an AVIF.
sharp.concurrency(1)
sharp.cache(false)

async function answer(task: Task | InspectTask): Promise<EncoderReply | InspectAnswer> {
  try {
    const bytes = await readFile(task.path)
    if (!('id' in task)) return { picture: await inspectPicture(bytes, task.maxPixels) }
    if (!sha256(bytes).startsWith(task.id))
      throw new Refusal('changed', 'changed while it was read', 'Run the same command again')
    return await renderPhoto(bytes, task)
  } catch (cause) {
    if (cause instanceof Refusal) return { refused: cause.refused }
    const code = errorCode(cause)
    const { message } = cause as Error
    return {
      refused: {
        code: code ? 'unreadable' : 'corrupt',
        message: code
          ? `cannot be read (${code})`
          : `cannot be decoded (${message.split('\n')[0]})`,
        remedy: 'Copy it from the card again, or export it anew',
      },
    }
  }
}

process.on('message', (task: Task | InspectTask) => {
  void answer(task).then((answered) => process.send?.(answered))
})
// Ctrl-C reaches the whole process group. The parent decides when to stop.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit(0))
