/**
 * SAMPLE=1 npm run sample: writes src/content/sample.sha256. `darkroom new` uses it to recognise changed
 * sample files. Run it after changing the sample; with SAMPLE=1, a test reports when it is needed.
 */
import { writeFile } from 'node:fs/promises'
import { listSample } from './listSample.ts'

const FILE = 'src/content/sample.sha256'

if (process.env.SAMPLE !== '1') {
  console.error(
    `${FILE} says what \`darkroom new\` may remove. If all content and all of public/ here is a sample to ship, run SAMPLE=1 npm run sample. Nothing changed.`,
  )
  process.exit(2)
}

const text = await listSample(process.cwd())
await writeFile(FILE, text)
console.log(`${FILE}: ${text.split('\n').length - 1} files`)
