// Loaded before a program starts: counts its operations on the disk and makes some fail. See
// faultyDisk.ts.
const { once } = require('node:events')
const { cpSync } = require('node:fs')
const fs = require('node:fs/promises')
const { basename, join } = require('node:path')
const { syncBuiltinESMExports } = require('node:module')

const [fault, at] = process.env.FAULTY_DISK.split(/:(.*)/s)
// Child processes have a sound disk; they are recognised by their channel to the program.
if (!process.send) {
  let count = 0
  /** Runs after all earlier operations, because a film copies one state at a time. */
  let before = Promise.resolve()

  /** Replaces or precedes an operation. `half` does half of it, and `rest` the other half. */
  const faults = {
    async kill(name, { run, half }) {
      if (!new RegExp(at).test(name)) return run()
      await half?.()
      process.kill(process.pid, 'SIGKILL')
      await new Promise(() => {})
    },
    async SIGINT(name, { run }) {
      if (new RegExp(at).test(name)) {
        const heard = once(process, 'SIGINT')
        process.kill(process.pid, 'SIGINT')
        await heard
      }
      return run()
    },
    film(_, { run, half, rest }) {
      const take = (name) => cpSync(process.cwd(), join(at, name), { recursive: true })
      const number = count
      const filmed = before.then(async () => {
        take(`${number}`)
        if (!half) return run()
        await half()
        take(`${number}-half`)
        return rest()
      })
      before = filmed.catch(() => {})
      return filmed
    },
  }
  const fail = (name, { run }) => {
    // Files can be deleted on a full disk.
    if (count < Number(at) || (fault === 'ENOSPC' && name.startsWith('unlink'))) return run()
    throw Object.assign(new Error(fault), { code: fault })
  }
  const step = async (name, operation) => {
    count += 1
    return (faults[fault] ?? fail)(name, operation)
  }

  for (const name of ['mkdir', 'rename', 'link', 'unlink']) {
    const real = fs[name]
    fs[name] = (...args) => step(`${name} ${basename(args[0])}`, { run: () => real(...args) })
  }
  const { open } = fs
  fs.open = async (path, flags, mode) => {
    const run = () => open(path, flags, mode)
    const name = basename(path)
    const handle = await (flags === 'wx' ? step(`open ${name}`, { run }) : run())
    const { writeFile, sync } = handle
    handle.writeFile = (bytes) => {
      const middle = bytes.length >> 1
      return step(`write ${name}`, {
        run: () => writeFile.call(handle, bytes),
        half: () => handle.write(bytes.subarray(0, middle)),
        rest: () => writeFile.call(handle, bytes.subarray(middle)),
      })
    }
    handle.sync = () => step(`sync ${name}`, { run: () => sync.call(handle) })
    return handle
  }
  syncBuiltinESMExports()

  const { fetch } = globalThis
  if (fault === 'kill')
    globalThis.fetch = (url, options) => {
      const run = () => fetch(url, options)
      const to = url instanceof Request ? url.url : url.toString()
      return step(`${options?.method} ${to}`, { run, half: run })
    }
}
