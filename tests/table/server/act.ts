/** One act in a process of its own: `act.ts ROOT REQUEST`, for tests that end it half way. */
import { createDisk } from '../../../src/darkroom/files/disk.ts'
import { createQueue } from '../../../src/darkroom/files/oneAtATime.ts'
import type { ActRequest } from '../../../src/table/contract.ts'
import { createTable } from '../../../src/table/server/createTable.ts'

const [root = '', request = ''] = process.argv.slice(2)
const disk = createDisk(root)
const table = createTable(root, disk, createQueue(root, disk), new Map())
await table.perform('alps2020', JSON.parse(request) as ActRequest)
