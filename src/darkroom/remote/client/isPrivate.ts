import { BlockList, isIP } from 'node:net'

const RANGES = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  RANGES.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  RANGES.addSubnet(network, prefix, 'ipv6')

/** Names that only a network at home or at work answers to: RFC 6761, 6762, 8375. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i

/** Whether an address leads to this machine or into a private network, as far as it says so itself. */
export function isPrivate({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  if (family === 0) return LOCAL_NAME.test(hostname)
  return RANGES.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
