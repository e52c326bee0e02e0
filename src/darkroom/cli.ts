/** npm run darkroom -- <command>: the owner's command. See `--help`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, EXIT, type ExitCode, UsageError } from './diagnostics/exit.ts'
import { createDisk } from './files/disk.ts'
import { parseArguments } from './args/parseArguments.ts'
import { didYouMean } from './diagnostics/didYouMean.ts'
import { openTerminal } from './report/openTerminal.ts'
import { createReporter } from './report/reporter.ts'
import { helpFor, helpOverall } from './args/sayHelp.ts'
import { openEncoders } from './pictures/encoders.ts'
import type { CommandContext } from './commandContext.ts'
import { COMMANDS } from './commandTable.ts'

const VERSION = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string
  }
).version

export async function run(
  argv: string[],
  context: (json: boolean) => CommandContext,
): Promise<ExitCode> {
  const { reporter } = context(argv.includes('--json'))
  try {
    const [name, ...rest] = argv
    const command = COMMANDS.find((c) => c.name === name)
    if (!name || name === '--help' || name === '-h' || name === 'help') {
      reporter.summary(helpOverall(COMMANDS))
      return name ? EXIT.good : EXIT.usage
    }
    if (name === '--version') {
      reporter.summary(`darkroom ${VERSION}`, { version: VERSION })
      return EXIT.good
    }
    if (!command) {
      const names = COMMANDS.map((c) => c.name)
      throw new UsageError(
        `${name}: no such command.${didYouMean(name, names)} They are ${names.join(', ')}.`,
      )
    }
    if (rest.includes('--help') || rest.includes('-h')) {
      reporter.summary(helpFor(command))
      return EXIT.good
    }
    const args = parseArguments(command, rest)
    const runCommand = await command.load()
    return await runCommand(args, context(args.flag('json')))
  } catch (cause) {
    const { code, message } =
      cause instanceof CommandError
        ? cause
        : {
            code: EXIT.usage,
            message: `darkroom: an unexpected error happened (${String(cause)}). No file is half written. Run the command again, and report the error if it stays.`,
          }
    reporter.event('stopped', { code, message })
    reporter.line(message)
    return code
  }
}

export async function main(): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(EXIT.interrupted)
      stop.abort()
      process.stderr.write('\nFinishing the photos in hand. Press again to stop at once.\n')
    })
  // The command continues when a reader closes its pipe (`| head`).
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const root = process.cwd()
  const disk = createDisk(root)
  const { env, stdin, stdout, stderr } = process
  const terminal = openTerminal({
    input: stdin,
    output: stderr,
    onInterrupt: () => process.emit('SIGINT'),
  })
  const ask = async (question: string) => {
    const line = await terminal!.ask(question)
    if (line === undefined)
      throw new CommandError(EXIT.interrupted, 'Stopped. Nothing was changed.')
    return line
  }
  process.exitCode = await run(process.argv.slice(2), (json) => ({
    root,
    env,
    disk,
    stop: stop.signal,
    openEncoders,
    // With --json a program reads the output, so there is no person to answer questions.
    ...(terminal && !json ? { ask } : {}),
    reporter: createReporter({ stdout, stderr, env, json, now: () => performance.now() }),
  }))
  terminal?.close()
}
