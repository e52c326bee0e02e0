/** `count`: a whole number above 0; `widths`: pixels, ascending. */
export type Option = {
  name: string
  kind: 'flag' | 'text' | 'count' | 'widths'
  /** The value in the help: its name, e.g. `<folder>`, or the words to choose from, e.g. `host|mirror`. */
  value?: string
  help: string
}

const ofKind =
  (kind: Option['kind'], value?: string) =>
  (name: string, help: string): Option => ({ name, kind, help, ...(value ? { value } : {}) })

export const flag = ofKind('flag')
export const count = ofKind('count', '<n>')
export const widths = ofKind('widths', '<px,px,…>')
export const textOption = (name: string, value: string, help: string): Option =>
  ofKind('text', value)(name, help)
