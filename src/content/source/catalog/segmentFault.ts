/** Why no page below /photography can end in this segment. Ignores case, because some disks do. */
export function segmentFault(segment: string): string | undefined {
  const lower = segment.toLowerCase()
  if (lower === 'index') return 'is reserved by hosts for the page of a folder'
  if (lower === 'site') return 'is the name of the site’s own share card'
  if (/^(search|years|keywords)$/.test(lower))
    return 'is the address of one of the site’s own pages'
  if (/\.(html|jpg)$/.test(lower)) return 'is the file of another page, or of its share card'
  if (/^\.|\.$/.test(lower))
    return 'starts or ends with a dot, which leads to another folder or nowhere'
  return undefined
}
