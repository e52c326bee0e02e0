import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { caddyfile } from './caddyfile.ts'
import type { HostRules } from './hostRules.ts'
import { headersFile, redirectsFile } from './netlifyFiles.ts'
import { nginxConf } from './nginxConf.ts'

/** Writes hosts' files. `nginx.conf` and `Caddyfile` name unlisted albums, so they are not in the site. */
export async function writeHostFiles(
  rules: HostRules,
  out: string,
  output: { write: (file: string, text: string) => void },
): Promise<void> {
  const beside = `${out}-hosts`
  await mkdir(beside, { recursive: true })
  output.write('_headers', headersFile(rules))
  output.write('_redirects', redirectsFile(rules))
  await Promise.all([
    writeFile(join(beside, 'nginx.conf'), nginxConf(rules)),
    writeFile(join(beside, 'Caddyfile'), caddyfile(rules)),
  ])
}
