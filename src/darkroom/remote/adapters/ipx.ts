import { type Adapter, type Address, widthsUpTo } from './adapter.ts'

/** Found in the first segment of a path, such as `_` or `w_320,f_avif`. */
const MODIFIER =
  /^(_|(w|width|h|height|q|quality)_\d+|(s|resize)_\d+x\d+|(f|format)_[a-z]+|(fit|pos|position)_[a-z]+)$/
const SIZING = /^(_$|(w|width|h|height|s|resize|fit|pos|position)_)/

/** ipx at `/_ipx/`, Nuxt's path, or at the root of a host. */
export const ipx: Adapter = {
  id: 'ipx',
  matches: (at) => parts(at.pathname) !== undefined,
  canonical: (at) => {
    const found = parts(at.pathname)
    return found ? wholeOf(at, found) : at.href
  },
  offer(at, { width }) {
    const found = parts(at.pathname)
    if (!found) return undefined
    const { base, modifiers, picture } = found
    const kept = modifiers.filter((m) => !SIZING.test(m))
    const format = kept.some((m) => /^(f|format)_/.test(m)) ? [] : ['f_auto']
    const transforms = ['w_{W}', ...format, ...kept].join(',')
    return {
      template: `${at.origin}${base}${transforms}${picture}${at.search}`,
      widths: widthsUpTo(width),
    }
  },
  larger(at) {
    const found = parts(at.pathname)
    return found?.modifiers.some((m) => SIZING.test(m) && m !== '_')
      ? wholeOf(at, found)
      : undefined
  },
}

type Parts = { base: string; modifiers: string[]; picture: string }

const wholeOf = ({ origin }: Address, { base, picture }: Parts) => `${origin}${base}_${picture}`

function parts(pathname: string): Parts | undefined {
  const [, base, first, picture] = /^(\/(?:_ipx\/)?)([^/]+)(\/.+)$/.exec(pathname) ?? []
  const modifiers = first?.split(/[,&]/) ?? []
  if (!base || !picture || !modifiers.every((m) => MODIFIER.test(m))) return undefined
  return { base, modifiers, picture }
}
