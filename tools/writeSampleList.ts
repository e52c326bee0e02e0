/**
 * npm run sample: writes src/content/sample.sha256, by which `darkroom new` tells the sample from what
 * somebody has made of it. Run it after a change of the sample; a test says when.
 */
import { writeFile } from 'node:fs/promises'
import { listSample } from './listSample.ts'

const FILE = 'src/content/sample.sha256'

const text = await listSample(process.cwd())
await writeFile(FILE, text)
console.log(`${FILE}: ${text.split('\n').length - 1} files`)
