import { type Adapter, widthsUpTo } from './adapter.ts'

/** Found in the first segment of a path, such as `_` or `w_320,f_avif`. */
const MODIFIER =
  /^(_|(w|width|h|height|q|quality)_\d+|(s|resize)_\d+x\d+|(f|format)_[a-z]+|(fit|pos|position)_[a-z]+)$/
/** The modifiers that the adapter replaces. */
const SIZING = /^(_$|(w|width|h|height|s|resize|fit|pos|position)_)/

/** ipx at `/_ipx/`, Nuxt's path, or at the root of a host. */
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
    const transforms = ['w_{W}', ...format, ...kept].join(',')
    return {
      template: `${at.origin}${base}${transforms}${picture}${at.search}`,
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
  if (!base || !picture || !modifiers.every((m) => MODIFIER.test(m))) return undefined
  return { base, modifiers, picture }
}
