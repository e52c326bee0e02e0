import { BlockList, isIP } from 'node:net'

const RANGES = new BlockList()
for (const [network, prefix, family] of [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  RANGES.addSubnet(network, prefix, family)

/** Names of local networks: RFC 6761, 6762, 8375. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i

/** Whether an address is this machine's or in a private network. Does not resolve host names. */
export function isPrivate({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  if (family === 0) return LOCAL_NAME.test(hostname)
  return RANGES.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
