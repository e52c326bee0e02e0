import { nameOnDisk } from './nameOnDisk.ts'
import { publicFile } from './publicFile.ts'

/** The fault of an address if its file is missing in public/ or differs in case; or `undefined`. */
export function fileFault(
  publicDir: string,
  src: string,
): { message: string; remedy: string } | undefined {
  const file = publicFile(src)
  if (file === undefined) return undefined
  const there = nameOnDisk(publicDir, file)?.normalize('NFC')
  if (there === file) return undefined
  if (there === undefined)
    return {
      message: 'which is not in public/',
      remedy: 'Add the file to public/, or name another file',
    }
  return {
    message: `but public/ has ${there}, and hosts distinguish upper and lower case`,
    remedy: `Name the file ${file}, or write /${encodeURI(there)}`,
  }
}
