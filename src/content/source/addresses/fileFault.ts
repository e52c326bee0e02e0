import { nameOnDisk } from './nameOnDisk.ts'
import { publicFile } from './publicFile.ts'

/** Why no host will answer an address of the site with a file of public/, and what helps; `undefined` where one will. */
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
      remedy: 'Put the file there, or name another',
    }
  return {
    message: `but public/ has ${there}, and for hosts the letter case counts`,
    remedy: `Name the file ${file}, or write /${encodeURI(there)}`,
  }
}
