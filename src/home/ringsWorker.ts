// oxlint-disable require-post-message-target-origin -- a worker has none
import type { Land } from '../relief/planRelief'
import { rings } from '../relief/rings'

/** A worker: draws the rings of the land it is sent. */
addEventListener('message', ({ data }: MessageEvent<Land>) => postMessage(rings(...data)))
