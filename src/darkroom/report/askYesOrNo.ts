import { askUntil } from './askUntil.ts'

const ANSWERS: Record<string, readonly [yes: RegExp, no: RegExp]> = {
  da: [/^(y(es)?|ja?)$/i, /^n(o|ej)?$/i],
  de: [/^(y(es)?|ja?)$/i, /^n(o|ein)?$/i],
  es: [/^(y(es)?|s[íi]?)$/i, /^no?$/i],
  fr: [/^(y(es)?|o(ui)?)$/i, /^n(o|on)?$/i],
  it: [/^(y(es)?|s[ìi]?)$/i, /^no?$/i],
  nl: [/^(y(es)?|ja?)$/i, /^n(o|ee)?$/i],
  no: [/^(y(es)?|ja?)$/i, /^n(o|ei)?$/i],
  pl: [/^(y(es)?|t(ak)?)$/i, /^n(o|ie)?$/i],
  pt: [/^(y(es)?|s(im)?)$/i, /^n(o|ão|ao)?$/i],
  sv: [/^(y(es)?|ja?)$/i, /^n(o|ej)?$/i],
}
const ENGLISH = [/^y(es)?$/i, /^no?$/i] as const

/** Asks until the answer is yes or no, in English or the language of the site (BCP 47). */
export function askYesOrNo(person: Parameters<typeof askUntil>[0], question: string, lang: string) {
  const [yes, no] = ANSWERS[lang.replace(/-.*/, '')] ?? ENGLISH
  return askUntil(person, `${question} (y/n) `, (answer, refuse) => {
    if (yes.test(answer)) return true
    return no.test(answer) ? false : refuse('Write y or n.')
  })
}
