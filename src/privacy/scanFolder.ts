import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Diagnostic } from '../content/source/diagnostic.ts'
import { filesIn } from '../content/source/filesIn.ts'
import type { Scan } from './createScan.ts'

const PACKED: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
}

/** Reads the files of a built site. Unpacks compressed ones and reads those that differ from the plain. */
export async function scanFolder(folder: string, scan: Scan) {
  const findings: Diagnostic[] = []
  const paths = (await filesIn(folder)).toSorted()
  const known = new Set(paths)
  let bytes = 0
  for (const path of paths) {
    const name = relative(folder, path).replaceAll('\\', '/')
    const content = readFileSync(path)
    bytes += content.length
    const end = /\.(?:br|gz)$/.exec(name)?.[0] ?? ''
    const unpack = PACKED[end]
    if (!unpack) {
      findings.push(...scan.read(name, content))
      continue
    }
    let unpacked: Buffer
    try {
      unpacked = unpack(content)
    } catch {
      findings.push({
        code: 'unreadable',
        severity: 'error',
        file: name,
        path: '',
        message: 'cannot be unpacked: its content does not match its name',
        remedy: 'Remove it, and build again',
      })
      continue
    }
    const beside = path.slice(0, -end.length)
    if (known.has(beside) && readFileSync(beside).equals(unpacked)) continue
    findings.push(...scan.read(name.slice(0, -end.length), unpacked, name))
  }
  return { findings, files: paths.length, bytes }
}
