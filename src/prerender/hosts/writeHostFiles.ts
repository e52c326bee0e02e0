import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { caddyfile } from './caddyfile.ts'
import type { HostRules } from './hostRules.ts'
import { headersFile, redirectsFile } from './netlifyFiles.ts'
import { nginxConf } from './nginxConf.ts'

/** Where the build puts what the owner's own server is told: beside the site, not in it. */
export const serverFolder = (out: string) => `${out}-hosts`

/**
 * Writes what hosts are told of the site in `out`: `_headers` and `_redirects` into it, `nginx.conf`
 * and `Caddyfile` beside it, because they name albums that no visitor may find.
 */
export async function writeHostFiles(
  rules: HostRules,
  out: string,
  output: { write: (file: string, text: string) => void },
): Promise<void> {
  const beside = serverFolder(out)
  await mkdir(beside, { recursive: true })
  output.write('_headers', headersFile(rules))
  output.write('_redirects', redirectsFile(rules))
  await Promise.all([
    writeFile(join(beside, 'nginx.conf'), nginxConf(rules)),
    writeFile(join(beside, 'Caddyfile'), caddyfile(rules)),
  ])
}
