import { patternOf } from './albumRules.ts'
import type { HostRules } from './hostRules.ts'
import { HASHED, LONG_CACHING, NO_CACHING } from './securityHeaders.ts'

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** `nginx.conf`, whole: for nginx 1.18 or newer, as Debian packs it. */
export function nginxConf({ hostname, hasTls, base, headers, albums }: HostRules): string {
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
  return `# Written by the build. To be copied to /etc/nginx/nginx.conf.
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;

events {
}

http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  charset utf-8;
  server_tokens off;
  sendfile on;

  # Files that the build has compressed lie beside the plain ones. brotli_static is a module of its
  # own (Debian: libnginx-mod-http-brotli-static); without it, leave its line out.
  gzip_static on;
  gzip_vary on;
  brotli_static on;

  map $uri $caching {
    default ${quoted(NO_CACHING)};
    ${quoted(`~^(?:${HASHED.join('|')})`)} ${quoted(LONG_CACHING)};
  }

  # The page of an album, and of its photographs, at its other addresses.
  map $uri $album_page {
    default $uri;
${albums.map((rule) => `    ${quoted(`~*${patternOf(rule)}`)} ${quoted(`${rule.to}$1`)};\n`).join('')}  }
${hasTls ? toTls : ''}
  server {
    ${listen}
    server_name ${hostname};
    root /srv/portfolio/dist;
    error_page 404 /404.html;

${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;\n`)
  .join('')}    add_header Cache-Control $caching;

    location = ${base}/ {
      rewrite ^ /index.html break;
    }

    # A slash at the end changes nothing.
    location ${base}/ {
      rewrite ^${base}(/.*?)/*$ $1 break;
      try_files $uri $uri.html $album_page.html =404;
    }
${base === '' ? '' : elsewhere}  }
}
`
}
