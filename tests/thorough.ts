/**
 * npm run test:thorough: runs the tests that take too long for `npm test`. A failed part does not stop the
 * others. Exits 1 if one failed. Arguments select parts: `npm run test:thorough -- engines`.
 */
import { spawnSync } from 'node:child_process'

/** The parts. They need `npm test` or `npm run build` first. `holds`: what a part tests. */
const PARTS: Record<string, { holds: string; command: string }> = {
  unit: {
    holds: 'a kill at every operation, a full disk at any point, hard files',
    command: 'npx vitest run --project unit --tags-filter=thorough',
  },
  coverage: {
    holds: 'every branch of pure code, most of the file formats',
    command: 'npm run coverage',
  },
  site: {
    holds: 'every page, every window size, every animation frame by frame',
    command: 'npx playwright test --grep @thorough',
  },
  engines: {
    holds: 'a walk in Chromium, Firefox and WebKit',
    command: 'npm run build:fixture && npx playwright test -c tests/engines',
  },
  names: {
    holds:
      'eleven owners with difficult names, five with another look, four of them with other words',
    command: 'npx tsx tests/hardNames.ts',
  },
  nodes: { holds: 'the oldest and the newest Node', command: 'npx tsx tests/nodes.ts' },
}

const given = process.argv.slice(2)
const unknown = given.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}

const lines: string[] = []
for (const [name, { holds, command }] of Object.entries(PARTS)) {
  if (given.length > 0 && !given.includes(name)) continue
  console.log(`\n${name}: ${holds}\n> ${command}`)
  const start = performance.now()
  const { status } = spawnSync(command, {
    stdio: 'inherit',
    shell: true,
    env: { ...process.env, THOROUGH: '1' },
  })
  const seconds = Math.round((performance.now() - start) / 1000)
  lines.push(`${name.padEnd(8)} ${status === 0 ? 'green' : 'FAILED'} ${seconds} s`)
  if (status !== 0) process.exitCode = 1
}
console.log(`\n${lines.join('\n')}`)
