/** `isPacked`: compressed files are beside the plain ones. `base`: the site's path, or empty. */
type BuiltSite = {
  pages: number
  files: readonly { path: string; bytes: number; isPacked: boolean }[]
  base: string
}

/** Limits of a host. `eachBytes`: per file. */
type Host = {
  name: string
  files?: number
  bytes?: number
  eachBytes?: number
  canHaveBase: boolean
}

const MIB = 1024 ** 2

/** As of November 2026. */
const HOSTS: readonly Host[] = [
  { name: 'GitHub Pages', bytes: 1000 ** 3, canHaveBase: true },
  { name: 'Cloudflare Pages', files: 20_000, eachBytes: 25 * MIB, canHaveBase: false },
  { name: 'Netlify', canHaveBase: false },
  { name: 'your own server', canHaveBase: true },
]

const count = (n: number) => n.toLocaleString('en')
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
const sum = (files: BuiltSite['files']) => files.reduce((total, { bytes }) => total + bytes, 0)

function faultsOf(host: Host, files: BuiltSite['files'], base: string): string[] {
  const { files: most = Infinity, bytes = Infinity, eachBytes = Infinity, canHaveBase } = host
  const [tooLarge, ...more] = files.filter((file) => file.bytes > eachBytes)
  const faults: string[] = []
  if (files.length > most) faults.push(`${count(files.length)} of at most ${count(most)} files`)
  if (sum(files) > bytes) faults.push(`${megabytes(sum(files))} of at most ${megabytes(bytes)} MB`)
  if (tooLarge) {
    const size = (tooLarge.bytes / MIB).toFixed(1)
    const others = more.length ? `, and ${count(more.length)} more are too large` : ''
    faults.push(`${tooLarge.path} has ${size} of at most ${eachBytes / MIB} MiB${others}`)
  }
  if (base !== '' && !canHaveBase) faults.push(`serves at the root, not below ${base}`)
  return faults
}

/** The table at the end of a build: pages, files, megabytes, and which hosts accept the site or why not. */
export function hostTable({ pages, files, base }: BuiltSite): string {
  const plain = files.filter(({ isPacked }) => !isPacked)
  const packed = files.filter(({ isPacked }) => isPacked)
  const total = (some: typeof files) => megabytes(sum(some))
  const fits = (host: Host): string => {
    const faults = faultsOf(host, files, base)
    if (faults.length === 0) return 'fits'
    const isCured = packed.length > 0 && faultsOf(host, plain, base).length === 0
    return `does not fit: ${faults.join(', ')}${isCured ? '; COMPRESS=no npm run build fits' : ''}`
  }
  const size: [what: string, count: string, bytes: string][] = [
    ['pages', count(pages), ''],
    ['files', count(plain.length), `${total(plain)} MB`],
    ['compressed beside', count(packed.length), `${total(packed)} MB`],
  ]
  const widthOf = (column: 0 | 1 | 2) => Math.max(...size.map((row) => row[column].length))
  const names = Math.max(widthOf(0), ...HOSTS.map(({ name }) => name.length))
  return [
    ...size.map(([what, n, bytes]) =>
      `${what.padEnd(names)}  ${n.padStart(widthOf(1))}  ${bytes.padStart(widthOf(2))}`.trimEnd(),
    ),
    ...HOSTS.map((host) => `${host.name.padEnd(names)}  ${fits(host)}`),
  ].join('\n')
}
