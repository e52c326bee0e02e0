/** A photo as the darkroom writes one, its address made of its id. */
const photo = (id: string, more: string) =>
  `{"id":"${id}","src":"/photos/${id}-1600.avif","alt":"Photo ${id[0]}"${more}}`

export const [A, B, C] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const

/** Three photos, the second hidden, the last taken first; the first two came from files. */
export const ALBUM = `{
  "cover": "${A}",
  "photos": [
    ${photo(A, ',"width":1600,"height":1067,"capture":{"taken":"2024-03-01T10:00:00"}')},
    ${photo(B, ',"hide":true,"width":1600,"height":1067')},
    ${photo(C, ',"width":1600,"height":1067,"capture":{"taken":"2024-01-01T10:00:00"}')}
  ],
  "imported": [
    {"bytes":"${A}","file":"IMG_10.jpg"},
    {"bytes":"${B}","file":"IMG_9.jpg"}
  ]
}
`

/**
 * The same kind of file as a person may write it: tabs, CRLF, fields in any order, unknown fields.
 */
export const ODD = [
  '{ "imported" :[ ],',
  '\t"later": {"keep": [1, 2.50, "\\u00e9, ]}"]},',
  `\t"photos" : [ {"note":"{, not a brace","alt" : "One" ,"id":"${A}", "src":"/photos/${A}-800.avif"},`,
  '',
  `\t\t{ "src": "/photos/${B}-800.avif",`,
  `\t\t  "id": "${B}", "alt": "Two", "hide": true },{"id":"${C}","src":"https://a.example/c.jpg","alt":"Three"}`,
  '\t] }',
].join('\r\n')
