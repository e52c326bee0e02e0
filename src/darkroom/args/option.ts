/** Every option's name by its kind. `count`: a whole number above 0; `widths`: pixels, ascending. */
export type OptionName = {
  flag:
    | ('albums' | 'fresh' | 'jpeg' | 'keep-both' | 'recursive' | 'renew' | 'second')
    | ('delete' | 'dry-run' | 'fix' | 'json' | 'online' | 'replace-changed' | 'wait' | 'yes')
  text:
    | ('album' | 'alt' | 'category' | 'only' | 'sharpen' | 'shift' | 'thumbs' | 'use')
    | ('categories' | 'email' | 'lang' | 'name' | 'url')
  count: 'concurrency' | 'jobs' | 'max-mp' | 'quality' | 'timeout'
  widths: 'widths'
}

type Kind = keyof OptionName

export type Option = {
  name: OptionName[Kind]
  kind: Kind
  /** The value in the help: its name, e.g. `<folder>`, or the words to choose from, e.g. `host|mirror`. */
  value?: string
  help: string
}

const ofKind =
  <K extends Kind>(kind: K, value?: string) =>
  (name: OptionName[K], help: string): Option => ({ name, kind, help, ...(value ? { value } : {}) })

export const flag = ofKind('flag')
export const count = ofKind('count', '<n>')
export const widths = ofKind('widths', '<px,px,…>')
export const textOption = (name: OptionName['text'], value: string, help: string): Option =>
  ofKind('text', value)(name, help)
