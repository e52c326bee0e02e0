/**
 * Runs the README's commands on the oldest and the newest supported Node, in a folder with a blank, and in
 * another time zone and language. Exits 1 if a command fails or warns.
 */
import { exec, type ExecException, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../tools/temporaryFolder.ts'

/** Versions of the npm package `node`, which contains the binaries. Arguments replace them. */
const given = process.argv.slice(2)
const VERSIONS = given.length > 0 ? given : ['20.19.0', '26.10.0']

const place = temporaryFolder('nodes-')
// No `#` or `'`, which Vite and the router's plugin cannot read (tools/checkFolder.ts).
const folder = join(place, 'Meine Seite ü')
const failed: string[] = []

/** A warning of npm, Node or a build tool. Warnings about content do not count. */
const TOOL_WARNING = /^.*(npm warn|\w+Warning:|PostCSS plugin).*$/im

/** Runs a command on a version of Node. With `isQuiet`, a tool's warning is a failure. */
async function run(version: string, command: string, { cwd = folder, isQuiet = false } = {}) {
  console.log(`\nNode ${version}: ${command}`)
  const bin = join(place, version, 'node_modules', 'node', 'bin')
  const ran = promisify(exec)(command, {
    cwd,
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      TZ: 'Pacific/Auckland',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      BUILD_CACHE: join(place, 'cache'),
    },
  })
  const { code, stdout, stderr } = await ran.then(
    (said) => ({ ...said, code: 0 }),
    (cause: ExecException) => cause,
  )
  const said = `${stdout}${stderr}`
  const warning = isQuiet ? TOOL_WARNING.exec(said)?.[0] : undefined
  if (code === 0 && !warning) return true
  console.log(warning && code === 0 ? warning : said.slice(-20_000))
  failed.push(`Node ${version}: ${command}`)
  return false
}

mkdirSync(folder)
const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
for (const file of files.filter(Boolean)) cpSync(file, join(folder, file))
for (const version of VERSIONS) {
  const cwd = join(place, version)
  mkdirSync(cwd)
  if (!(await run(version, `npm install --prefix . node@${version}`, { cwd }))) continue
  await run(version, 'npm ci', { isQuiet: true })
  await run(version, 'npm run types')
  await run(version, 'npm run test:unit')
  await run(version, 'npm run build', { isQuiet: true })
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join('; ')}.` : '\nGreen on every Node.')
process.exitCode = failed.length > 0 ? 1 : 0
