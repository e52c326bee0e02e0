// oxlint-disable require-post-message-target-origin -- workers have no origin argument
import type { RingsInput } from '../../relief/planRelief'
import { rings } from '../../relief/rings'

addEventListener('message', ({ data }: MessageEvent<RingsInput>) => postMessage(rings(...data)))
