import { spawn } from 'node:child_process'
import { freePort } from '../tests/listen'

/** Starts Vite's development server. Rejects if it ends instead. It also ends with this process. */
export async function startVite(args: string[], env: Readonly<Record<string, string>>) {
  const port = await freePort()
  const command = ['node_modules/vite/bin/vite.js', '--strictPort', '--host', '127.0.0.1']
  const server = spawn(process.execPath, [...command, '--port', `${port}`, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Prepended: it ends before its folders are removed.
  process.prependOnceListener('exit', () => server.kill())
  const ended = new Promise((done) => server.once('exit', done))
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (said: Buffer) => said.includes('Local') && resolve())
    void ended.then(() => reject(new Error('Vite has ended')))
  })
  const stop = async () => {
    server.kill()
    await ended
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}
