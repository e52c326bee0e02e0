import { addressesOf, escaped, patternOf, renamed } from './otherAddresses.ts'
import type { HostRules } from './hostRules.ts'
import { NOT_FOR_ROBOTS, ROBOTS_HEADER } from './keptFromRobots.ts'
import { HASHED, LONG_CACHING, MEDIA_TYPES, NO_CACHING } from './securityHeaders.ts'

const quoted = (text: string) => `\`${text}\``

const mapped = (pattern: string, to: string) =>
  `\t\t\t${quoted(`~${pattern}`)} ${quoted(`${to}\${1}`)}\n`

/** The complete `Caddyfile` for Caddy 2.6 or newer. */
export function caddyfile({ hostname, hasTls, base, headers, albums, kept }: HostRules): string {
  const hashed = HASHED.map((folder) => `${folder}*`).join(' ')
  const pages = [
    ...kept.pages.map((path) => `^${escaped(path)}/*$`),
    ...albums.filter(({ isForRobots }) => !isForRobots).map((rule) => patternOf(addressesOf(rule))),
  ]
  const pictures = kept.pictures.map(({ stem }) => quoted(stem.endsWith('-') ? `${stem}*` : stem))
  const matchers = [
    ...(pages.length ? [`@kept_pages path_regexp ${quoted(pages.join('|'))}`] : []),
    ...(pictures.length ? [`@kept_pictures path ${pictures.join(' ')}`] : []),
  ]
  const notForRobots = matchers.map(
    (matcher) => `
\t\t${matcher}
\t\theader ${matcher.split(' ')[0]} ${ROBOTS_HEADER} ${quoted(NOT_FOR_ROBOTS)}
`,
  )
  const site = `
		map {path} {album_page} {
${albums.map(({ to, others }) => mapped(patternOf([to, ...others]), to)).join('')}			default {path}
		}
		map {path} {moved_to} {
${renamed(albums)
  .map(({ to, former }) => mapped(patternOf(former), base + to))
  .join('')}			default \`\`
		}

		@hashed path ${hashed}
		header @hashed Cache-Control ${quoted(LONG_CACHING)}
		@named not path ${hashed}
		header @named Cache-Control ${quoted(NO_CACHING)}
${Object.entries(MEDIA_TYPES)
  .map(([file, type]) => `\t\theader ${file} Content-Type ${quoted(type)}\n`)
  .join('')}${notForRobots.join('')}		# Said by itself where something compressed is sent.
		header ?Vary Accept-Encoding

		# The former addresses of an album. The rewrite keeps the query string.
		@moved expression {moved_to} != ""
		# A slash at the end changes nothing.
		@slash path_regexp slash ^(/.*?)/+$
		# A file's own name is left as it is: a rewrite would end it at a question mark.
		@page {
			not file {path}
			file {path}.html {album_page}.html
		}
		route {
			route @moved {
				rewrite * {moved_to}
				redir {uri} permanent
			}
			rewrite @slash {re.slash.1}
			rewrite @page {http.matchers.file.relative}
		}
		file_server {
			precompressed br gzip
		}
`
  return `# Written by the build. To be copied to /etc/caddy/Caddyfile.
{$SITE_ADDRESS:${hasTls ? '' : 'http://'}${hostname}} {
	root * {$SITE_ROOT:/srv/portfolio/dist}

	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} ${quoted(value)}\n`)
  .join('')}	}
${base === '' ? '' : `\n\tredir ${base} ${base}/ 301\n`}
	${base === '' ? 'handle' : `handle_path ${base}/*`} {${site}	}
${base === '' ? '' : '\n\thandle {\n\t\terror 404\n\t}\n'}
	handle_errors {
		@missing expression {err.status_code} == 404
		handle @missing {
			header -Cache-Control
			header ?Vary Accept-Encoding
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`
}
