// oxlint-disable require-post-message-target-origin -- a worker has none
import type { RingsInput } from '../relief/planRelief'
import { rings } from '../relief/rings'

/** A worker: draws the rings of the input it is sent. */
addEventListener('message', ({ data }: MessageEvent<RingsInput>) => postMessage(rings(...data)))
