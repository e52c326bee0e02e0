import { expect, test } from 'vitest'
import { isPrivate } from '../../../../src/darkroom/remote/client/isPrivate'

test.each([
  'https://10.1.2.3/',
  'https://172.31.0.1/',
  'https://192.168.1.1:8443/a',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.64.0.1/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://localhost/',
  'https://nas.local/',
  'https://router.home.arpa/',
  'http://metadata.google.internal/',
])('the address %s is private', (url) => expect(isPrivate(new URL(url))).toBe(true))

test.each([
  'https://example.com/',
  'https://172.32.0.1/',
  'https://8.8.8.8/',
  'https://[2606:4700::1]/',
  'https://local.example/',
])('the address %s is public', (url) => expect(isPrivate(new URL(url))).toBe(false))
