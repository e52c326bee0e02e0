/** npm run darkroom -- <command>: the owner's command. See `--help`. */
import { createRequire } from 'node:module'
import { EXIT, type ExitCode, Halt, isHalt } from './exit.ts'
import { openDisk } from './disk.ts'
import { type Args, type Command, nearest, type Option, readArgs } from './readArgs.ts'
import { createSay } from './say.ts'
import { helpFor, helpOverall } from './sayHelp.ts'
import type { World } from './world.ts'

type Run = (args: Args, world: World) => Promise<ExitCode>

const flag = (name: string, help: string): Option => ({ name, kind: 'flag', help })
const text = (name: string, value: string, help: string): Option => ({
  name,
  kind: 'text',
  value,
  help,
})
const count = (name: string, help: string): Option => ({ name, kind: 'count', value: '<n>', help })

const JSON_EVENTS = flag('json', 'one JSON event a line on standard output, for scripts')
const DRY_RUN = flag('dry-run', 'say what would happen; write nothing')
const WAIT = flag('wait', 'wait for another run to end instead of refusing')

const MAX_MP = 'refuse pictures of more megapixels (usual: 150; of AVIFs, what 512 MB can decode)'

const ONLINE = [
  count('concurrency', 'addresses asked at once (usual: 4)'),
  count('timeout', 'seconds to wait for one (usual: 30)'),
  count('max-mp', MAX_MP),
]

/** As CommonJS: for `import()` the loader would keep a thread of its own, which takes 25 MB. */
const load = createRequire(import.meta.url)

/** Every command: what it takes, and where it is. Loaded only when it is asked for. */
const COMMANDS: (Command & { load: () => Run })[] = [
  {
    name: 'import',
    usage: '<folder> --album <key>',
    help: 'bring the pictures of a folder into an album',
    words: [1, 1],
    options: [
      text('album', '<key>', "the album's address, e.g. iceland2026; a new one is made"),
      text(
        'category',
        '<id>',
        'of a new album: landscape, portraits, animals or misc (usual: misc)',
      ),
      text('out', '<folder>', 'write the pictures there instead of public/photos'),
      text('base-url', '<url>', 'the address at which that folder will answer (usual: /photos/)'),
      {
        name: 'widths',
        kind: 'widths',
        value: '<px,px,…>',
        help: 'published widths; the last bounds the longer side (usual: 480,960,1600)',
      },
      flag('jpeg', 'also write JPEGs, for browsers without AVIF'),
      count('max-mp', MAX_MP),
      count('jobs', 'photos at once (usual: 2; each takes up to 200 MB)'),
      flag('recursive', 'also enter the folders in it'),
      flag('fresh', 'make everything anew; your edits of how photos were taken are replaced too'),
      DRY_RUN,
      WAIT,
      JSON_EVENTS,
    ],
    load: () =>
      (load('./commands/import.ts') as typeof import('./commands/import.ts')).importPhotos,
  },
  {
    name: 'link',
    usage: '<album> [file with addresses]',
    help: 'measure the photos of an album that stay on their host, and learn what it can do',
    words: [1, 2],
    options: [
      text('thumbs', 'local', 'make small variants here for hosts that have one size'),
      ...ONLINE,
      DRY_RUN,
      WAIT,
      JSON_EVENTS,
    ],
    load: () => (load('./commands/link.ts') as typeof import('./commands/link.ts')).link,
  },
  {
    name: 'mirror',
    usage: '<album>',
    help: 'keep copies of photos that stand on outside hosts',
    words: [1, 1],
    options: [
      text('use', 'host|mirror', 'what the site shows from now on: the host, or the copies'),
      ...ONLINE,
      DRY_RUN,
      WAIT,
      JSON_EVENTS,
    ],
    load: () => (load('./commands/mirror.ts') as typeof import('./commands/mirror.ts')).mirror,
  },
  {
    name: 'check',
    usage: '[album…]',
    help: 'say what needs mending in the albums and in every published file',
    words: [0, Infinity],
    options: [
      text('out', '<folder>', 'where pictures that answer at another address were written'),
      flag('online', 'also ask for every outside address'),
      flag('fix', 'show what asking has proved right as a diff, and write it'),
      ...ONLINE,
      DRY_RUN,
      WAIT,
      JSON_EVENTS,
    ],
    load: () => (load('./commands/check.ts') as typeof import('./commands/check.ts')).check,
  },
  {
    name: 'clean',
    usage: '',
    help: 'list the published files that nothing refers to, and remove them',
    words: [0, 0],
    options: [
      flag('yes', 'remove them'),
      text('out', '<folder>', 'look there instead of in public/photos'),
      DRY_RUN,
      WAIT,
      JSON_EVENTS,
    ],
    load: () => (load('./commands/clean.ts') as typeof import('./commands/clean.ts')).clean,
  },
  {
    name: 'doctor',
    usage: '',
    help: 'say what this machine can decode, and the state of disk and lock',
    words: [0, 0],
    options: [JSON_EVENTS],
    load: () => (load('./commands/doctor.ts') as typeof import('./commands/doctor.ts')).doctor,
  },
]

/** Runs one command line and tells its exit code. */
export async function run(argv: string[], world: (json: boolean) => World): Promise<ExitCode> {
  const { say } = world(argv.includes('--json'))
  try {
    const [name, ...rest] = argv
    const command = COMMANDS.find((c) => c.name === name)
    if (!name || name === '--help' || name === '-h' || name === 'help') {
      say.summary(helpOverall(COMMANDS))
      return name ? EXIT.good : EXIT.usage
    }
    if (!command) {
      const names = COMMANDS.map((c) => c.name)
      throw new Halt(
        EXIT.usage,
        `${name}: no such command. Did you mean ${nearest(name, names)}? They are ${names.join(', ')}.`,
      )
    }
    if (rest.includes('--help') || rest.includes('-h')) {
      say.summary(helpFor(command))
      return EXIT.good
    }
    const args = readArgs(command, rest)
    return await command.load()(args, world(args.flag('json')))
  } catch (cause) {
    const { code, message } = isHalt(cause)
      ? cause
      : {
          code: EXIT.usage,
          message: `darkroom: something unforeseen happened (${String(cause)}). Nothing is half written; run it again, and report it if it stays.`,
        }
    say.event('stopped', { code, message })
    say.line(message)
    return code
  }
}

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(EXIT.interrupted)
    stop.abort()
    process.stderr.write('\nFinishing the photos in hand. Press again to stop at once.\n')
  })
// Whoever listened has gone (`| head`): the work goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
const root = process.cwd()
const disk = openDisk(root, process.env)
const { env, stdout, stderr } = process
void run(process.argv.slice(2), (json) => ({
  root,
  env,
  disk,
  stop: stop.signal,
  say: createSay({ stdout, stderr, env, json, now: () => performance.now() }),
})).then((code) => (process.exitCode = code))
