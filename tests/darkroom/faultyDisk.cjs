// Required before a program starts: counts what it does to the disk, and breaks it. See faultyDisk.ts.
const fs = require('node:fs/promises')
const { syncBuiltinESMExports } = require('node:module')

const [fault, at] = process.env.FAULTY_DISK.split(':')
// The processes that the program starts have a whole disk; they are told apart by their channel to it.
if (!process.send) {
  let count = 0
  /** Runs one operation, unless it is time to fail. `half` does half of it. */
  const step = async (run, half, frees) => {
    count += 1
    if (fault === 'kill' && count === Number(at)) {
      await half?.()
      process.kill(process.pid, 'SIGKILL')
      await new Promise(() => {})
    }
    // A full disk still lets files go.
    if (fault !== 'kill' && count >= Number(at) && !(frees && fault === 'ENOSPC'))
      throw Object.assign(new Error(fault), { code: fault })
    return run()
  }
  for (const name of ['mkdir', 'rename', 'link', 'unlink']) {
    const real = fs[name]
    fs[name] = (...args) => step(() => real(...args), undefined, name === 'unlink')
  }
  const { open } = fs
  fs.open = async (path, flags, mode) => {
    const isNew = flags === 'wx'
    const handle = await (isNew ? step(() => open(path, flags, mode)) : open(path, flags, mode))
    const { writeFile, sync } = handle
    handle.writeFile = (bytes) =>
      step(
        () => writeFile.call(handle, bytes),
        () => handle.write(bytes.subarray(0, bytes.length / 2)),
      )
    handle.sync = () => step(() => sync.call(handle))
    return handle
  }
  syncBuiltinESMExports()
}
