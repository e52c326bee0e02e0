// oxlint-disable require-post-message-target-origin -- a worker has none
import type { Land } from '../relief/planRelief'
import { rings } from '../relief/rings'

/** A worker that draws the rings of each land it is sent, in the order of the messages. */
addEventListener('message', ({ data }: MessageEvent<Land>) => postMessage(rings(...data)))
