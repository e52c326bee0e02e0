/** What the build wrote, as hosts count it. `packed`: compressed files, which lie beside plain ones. */
export type BuiltSite = {
  pages: number
  files: readonly { path: string; bytes: number; isPacked: boolean }[]
  /** Path below which the site stands; empty at the root. */
  base: string
}

const MIB = 1024 ** 2

/** Limits of hosts for a whole site: files, bytes of it, bytes of one file. November 2026. */
const HOSTS = [
  { name: 'GitHub Pages', bytes: 1000 ** 3, canHaveBase: true },
  { name: 'Cloudflare Pages', files: 20_000, eachBytes: 25 * MIB, canHaveBase: false },
  { name: 'Netlify', canHaveBase: false },
  { name: 'your own server', canHaveBase: true },
] as const

type Host = {
  name: string
  files?: number
  bytes?: number
  eachBytes?: number
  canHaveBase: boolean
}

const count = (n: number) => n.toLocaleString('en')
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

/** Everything that keeps these files from a host, as words. */
function faultsOf(host: Host, files: BuiltSite['files'], base: string): string[] {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const { eachBytes = Infinity } = host
  const tooLarge = files.filter(({ bytes }) => bytes > eachBytes)
  return [
    ...(files.length > (host.files ?? Infinity)
      ? [`${count(files.length)} of at most ${count(host.files!)} files`]
      : []),
    ...(total > (host.bytes ?? Infinity)
      ? [`${megabytes(total)} of at most ${megabytes(host.bytes!)} MB`]
      : []),
    ...(tooLarge[0]
      ? [
          `${tooLarge[0].path} has ${(tooLarge[0].bytes / MIB).toFixed(1)} of at most ${eachBytes / MIB} MiB` +
            (tooLarge.length > 1 ? `, and ${count(tooLarge.length - 1)} more are too large` : ''),
        ]
      : []),
    ...(base !== '' && !host.canHaveBase ? [`serves at the root, not below ${base}`] : []),
  ]
}

/**
 * The table that ends a build: pages, files and megabytes, and which hosts that fits, or why not. The
 * compressed files are for a server of the owner's own; where a site fits without them alone, that
 * is said.
 */
export function hostTable({ pages, files, base }: BuiltSite): string {
  const plain = files.filter(({ isPacked }) => !isPacked)
  const packed = files.filter(({ isPacked }) => isPacked)
  const total = (some: typeof files) => megabytes(some.reduce((sum, { bytes }) => sum + bytes, 0))
  const fits = (host: Host): string => {
    const faults = faultsOf(host, files, base)
    if (faults.length === 0) return 'fits'
    const isCured = packed.length > 0 && faultsOf(host, plain, base).length === 0
    return `does not fit: ${faults.join(', ')}${isCured ? '; COMPRESS=no npm run build fits' : ''}`
  }
  const size = [
    ['pages', count(pages), ''],
    ['files', count(plain.length), `${total(plain)} MB`],
    ['compressed beside', count(packed.length), `${total(packed)} MB`],
  ]
  const widths = [0, 1, 2].map((i) => Math.max(...size.map((row) => row[i]!.length)))
  const names = Math.max(widths[0]!, ...HOSTS.map(({ name }) => name.length))
  return [
    ...size.map(([what, n, bytes]) =>
      `${what!.padEnd(names)}  ${n!.padStart(widths[1]!)}  ${bytes!.padStart(widths[2]!)}`.trimEnd(),
    ),
    ...HOSTS.map((host) => `${host.name.padEnd(names)}  ${fits(host)}`),
  ].join('\n')
}
