import { AT_WIDTH } from '../../images/local.ts'
import { patternOf, renamed } from './otherAddresses.ts'
import type { HostRules } from './hostRules.ts'
import { keptFiles, NOT_FOR_ROBOTS, ROBOTS_HEADER } from './keptFromRobots.ts'
import { HASHED, LONG_CACHING, MEDIA_TYPES, NO_CACHING } from './securityHeaders.ts'

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

const powerAbove = (n: number) => 2 ** Math.ceil(Math.log2(n))
/** nginx's defaults: entries of a map and bytes of a bucket. `beside`: bytes in addition to a key. */
const USUAL = { entries: 2048, bucket: 64, beside: 26 } as const

/** Sizes of maps for many pictures or long names. They must precede the first map. */
function mapSizes({ pictures }: HostRules['kept']): string {
  const longest = pictures.reduce((most, { stem }) => Math.max(most, Buffer.byteLength(stem)), 0)
  const [entries, bucket] = [pictures.length * 2, longest + USUAL.beside]
  const sizes = [
    entries > USUAL.entries && `map_hash_max_size ${powerAbove(entries)};\n`,
    bucket > USUAL.bucket && `map_hash_bucket_size ${powerAbove(bucket)};\n`,
  ].filter(Boolean)
  return sizes.length
    ? `# For all sites of this server: where another file says one of these, the larger is to stay.\n${sizes.join('')}\n`
    : ''
}

/** nginx omits a header with an empty value. */
function robotsMaps(rules: Pick<HostRules, 'albums' | 'base' | 'kept'>, own: string): string {
  const { pictures } = rules.kept
  const patterns = [
    keptFiles(rules) ?? [],
    renamed(rules.albums)
      .filter(({ isForRobots }) => !isForRobots)
      .map(({ former }) => patternOf(former, rules.base)),
  ].flat()
  return `# Pages and pictures that are not for search engines.
map $uri $${own}_robots_page {
  default "";
${patterns.map((pattern) => `  ${quoted(`~${pattern}`)} ${quoted(NOT_FOR_ROBOTS)};\n`).join('')}}
map $uri $${own}_picture {
  default $uri;
  ${quoted(`~${AT_WIDTH.source}`)} $1;
}
map $${own}_picture $${own}_robots {
  default $${own}_robots_page;
${pictures.map(({ stem }) => `  ${quoted(stem)} ${quoted(NOT_FOR_ROBOTS)};\n`).join('')}}
`
}

/** An empty list of types selects the default type. */
const mediaType = (base: string, file: string, type: string) => `
  location = ${base}${file} {
    types { }
    default_type ${quoted(type)};
    rewrite ^ ${file} break;
  }
`

/** The `nginx.conf` of one site, for nginx 1.18 or newer as packaged by Debian. */
export function nginxConf(rules: HostRules): string {
  const { hostname, hasTls, base, headers, albums } = rules
  // Variables are global to the server and must not start with a digit.
  const own = `site_${hostname.replaceAll(/[^a-z0-9]+/gi, '_')}`
  const certificate = `/etc/letsencrypt/live/${hostname}`
  const toTls = `
server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  return 301 https://${hostname}$request_uri;
}
`
  const listen = hasTls
    ? `listen 443 ssl http2;
  listen [::]:443 ssl http2;
  ssl_certificate ${certificate}/fullchain.pem;
  ssl_certificate_key ${certificate}/privkey.pem;`
    : `listen 80;
  listen [::]:80;`
  const redirects = renamed(albums)
    .map(({ to, former }) => {
      const [from, target] = [quoted(patternOf(former, base)), quoted(`${base}${to}$1`)]
      return `    rewrite ${from} ${target} permanent;\n`
    })
    .join('')
  const elsewhere = `
  location = ${base} {
    return 301 ${base}/;
  }

  location / {
    return 404;
  }

  location = /404.html {
    internal;
  }
`
  return `# Written by the build. To be copied to /etc/nginx/sites-available/${hostname}.conf.
${mapSizes(rules.kept)}map $uri $${own}_caching {
  default ${quoted(NO_CACHING)};
  ${quoted(`~^(?:${HASHED.join('|')})`)} ${quoted(LONG_CACHING)};
}

# The page of an album, and of its photographs, at its other addresses.
map $uri $${own}_album_page {
  default $uri;
${albums.map(({ to, others }) => `  ${quoted(`~${patternOf([to, ...others])}`)} ${quoted(`${to}$1`)};\n`).join('')}}

${robotsMaps(rules, own)}${hasTls ? toTls : ''}
server {
  ${listen}
  server_name ${hostname};
  root /srv/portfolio/dist;
  error_page 404 /404.html;
  charset utf-8;
  server_tokens off;

  # Files that the build has compressed lie beside the plain ones. brotli_static is a module of its
  # own (Debian: libnginx-mod-http-brotli-static); without it, leave its line out.
  gzip_static on;
  gzip_vary on;
  brotli_static on;

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;\n`)
  .join('')}  add_header Cache-Control $${own}_caching;
  add_header ${ROBOTS_HEADER} $${own}_robots;

  location = ${base}/ {
    rewrite ^ /index.html break;
  }

${Object.entries(MEDIA_TYPES)
  .map(([file, type]) => mediaType(base, file, type))
  .join('')}
  location ${base}/ {
${redirects && `    # The former addresses of an album. Unlike return, rewrite escapes what it has captured.\n${redirects}`}
    # A slash at the end changes nothing.
    rewrite ^${base}(/.*?)/*$ $1 break;
    try_files $uri $uri.html $${own}_album_page.html =404;
  }
${base === '' ? '' : elsewhere}}
`
}
