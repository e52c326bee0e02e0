/** The files of every site besides photographs, by path below its root. */
export const SITE_FILES: Record<string, string | Buffer> = {
  'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
  'public/apple-touch-icon.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
    'base64',
  ),
  'public/resume.pdf': '%PDF-1.4\n',
}
