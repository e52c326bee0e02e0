import type { ImageHost } from './host.ts'

/** Any host that is not known to resize: one address, one width. */
export const plain: ImageHost = {
  id: 'plain',
  matches: () => true,
  candidates: ({ src, width }) => [{ src, width }],
}
