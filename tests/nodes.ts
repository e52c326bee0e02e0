/**
 * Runs the README's commands on the oldest and the newest supported Node, in a folder with a blank, and in
 * another time zone and language. Exits 1 if a command fails or warns.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** Versions of the npm package `node`, which contains the binaries. Arguments replace them. */
const given = process.argv.slice(2)
const VERSIONS = given.length > 0 ? given : ['20.19.0', '26.10.0']

const place = mkdtempSync(join(tmpdir(), 'nodes-'))
// No `#` or `'`, which Vite and the router's plugin cannot read (tools/checkFolder.ts).
const folder = join(place, 'Meine Seite ü')
const failed: string[] = []

/** A warning of npm, Node or a build tool. Warnings about content do not count. */
const TOOL_WARNING = /^.*(npm warn|\w+Warning:|PostCSS plugin).*$/im

/** Runs a command in the folder on a version of Node. With `isQuiet`, a tool's warning is a failure. */
function run(version: string, command: string, isQuiet = false) {
  console.log(`\nNode ${version}: ${command}`)
  const bin = join(place, version, 'node_modules', 'node', 'bin')
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
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
  const said = stdout + stderr
  const warning = isQuiet ? TOOL_WARNING.exec(said)?.[0] : undefined
  if (status === 0 && !warning) return
  console.log(warning && status === 0 ? warning : said.slice(-20_000))
  failed.push(`Node ${version}: ${command}`)
}

try {
  mkdirSync(folder)
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  for (const file of files.filter(Boolean)) cpSync(file, join(folder, file))
  for (const version of VERSIONS) {
    execFileSync('npm', ['install', '--prefix', join(place, version), `node@${version}`], {
      stdio: 'ignore',
      shell: process.platform === 'win32',
    })
    run(version, 'npm ci', true)
    run(version, 'npm run types')
    run(version, 'npm run test:unit')
    run(version, 'npm run build', true)
  }
} finally {
  rmSync(place, { recursive: true, force: true })
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join('; ')}.` : '\nGreen on every Node.')
process.exitCode = failed.length > 0 ? 1 : 0
