/** Whether an address holds a name or a password, as in `https://ada:secret@example.com/a.jpg`. */
export function hasCredentials(address: string): boolean {
  // Nearly all have none: parsing a thousand costs 10 ms.
  if (!address.includes('@')) return false
  // What has no host of its own is read as a path of some site. `{W}` of a template is no part of a host.
  const base = 'https://site.invalid'
  if (!URL.canParse(address, base)) return false
  const { username, password } = new URL(address, base)
  return username !== '' || password !== ''
}

/** An address as it may be shown: what stands before the `@` of its host is left out. */
export const withoutCredentials = (address: string): string =>
  address.replace(/([/\\]{2})[^/\\?#\s]*@/, '$1…@')

/** What is wrong with an address such as `https://ada:secret@example.com/a.jpg`, and what mends it. */
export const CREDENTIALS = [
  'tells everybody a name and a password, with which browsers fetch no picture',
  'Leave out what stands before the @',
] as const
