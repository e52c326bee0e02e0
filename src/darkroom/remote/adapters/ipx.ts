import { type Adapter, widthsUpTo } from './adapter.ts'

/** What a first segment of an ipx address may say: `_`, or `w_320,f_avif`. */
const MODIFIERS =
  /^(_|(w|width|h|height|q|quality)_\d+|(s|resize)_\d+x\d+|(f|format)_[a-z]+|(fit|pos|position)_[a-z]+)$/
/** Those that set a size, and so are said anew. */
const SIZING = /^(_$|(w|width|h|height|s|resize|fit|pos|position)_)/

/** ipx under `/_ipx/`, as Nuxt serves it, or on an origin of its own: its modifiers come first. */
export const ipx: Adapter = {
  id: 'ipx',
  matches: (at) => parts(at.pathname) !== undefined,
  canonical: (at) => {
    const { base, picture } = parts(at.pathname)!
    return `${at.origin}${base}_${picture}`
  },
  offer(at, { width }) {
    const { base, modifiers, picture } = parts(at.pathname)!
    const kept = modifiers.filter((m) => !SIZING.test(m))
    const format = kept.some((m) => /^(f|format)_/.test(m)) ? [] : ['f_auto']
    const said = ['w_{W}', ...format, ...kept].join(',')
    return {
      template: `${at.origin}${base}${said}${picture}${at.search}`,
      widths: widthsUpTo(width),
    }
  },
  larger(at) {
    const { base, modifiers, picture } = parts(at.pathname)!
    return modifiers.some((m) => SIZING.test(m) && m !== '_')
      ? `${at.origin}${base}_${picture}`
      : undefined
  },
}

function parts(pathname: string) {
  const [, base, first, picture] = /^(\/(?:_ipx\/)?)([^/]+)(\/.+)$/.exec(pathname) ?? []
  const modifiers = first?.split(/[,&]/) ?? []
  if (!base || !picture || !modifiers.every((m) => MODIFIERS.test(m))) return undefined
  return { base, modifiers, picture }
}
