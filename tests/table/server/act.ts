/** One act in a process of its own: `act.ts ROOT REQUEST`, for tests that end it half way. */
import { openDisk } from '../../../src/darkroom/files/disk.ts'
import type { ActRequest } from '../../../src/table/contract.ts'
import { openTable } from '../../../src/table/server/openTable.ts'

const [root = '', request = ''] = process.argv.slice(2)
await openTable(root, openDisk(root)).perform('alps2020', JSON.parse(request) as ActRequest)
