/** `count`: a whole number above 0; `widths`: pixels, ascending. */
export type Option = {
  name: string
  kind: 'flag' | 'text' | 'count' | 'widths'
  /** The name of the value in the help, e.g. `<folder>`. */
  value?: string
  help: string
}

export const flag = (name: string, help: string): Option => ({ name, kind: 'flag', help })
export const textOption = (name: string, value: string, help: string): Option => ({
  name,
  kind: 'text',
  value,
  help,
})
export const count = (name: string, help: string): Option => ({
  name,
  kind: 'count',
  value: '<n>',
  help,
})
export const widths = (name: string, help: string): Option => ({
  name,
  kind: 'widths',
  value: '<px,px,…>',
  help,
})
