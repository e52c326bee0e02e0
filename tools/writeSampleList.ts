/**
 * npm run sample: writes src/content/sample.sha256. `darkroom new` uses it to recognise changed sample
 * files. Run it after changing the sample; a test reports when it is needed.
 */
import { writeFile } from 'node:fs/promises'
import { listSample } from './listSample.ts'

const FILE = 'src/content/sample.sha256'

const text = await listSample(process.cwd())
await writeFile(FILE, text)
console.log(`${FILE}: ${text.split('\n').length - 1} files`)
