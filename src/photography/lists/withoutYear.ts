const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Removes a year, in any script's digits, from the end of a name. The cover shows the year separately. */
export function withoutYear(name: string, year: number): string {
  const [ending, said] = /\s+(\p{Nd}{4})$/u.exec(name) ?? []
  if (!ending || !said) return name
  const digits = Array.from(String(year), (digit) => digit.codePointAt(0)!)
  // The digits of a script have consecutive code points, beginning with zero.
  const offset = said.codePointAt(0)! - digits[0]!
  const zero = '0'.codePointAt(0)! + offset
  const isSame = said === String.fromCodePoint(...digits.map((code) => code + offset))
  return isSame && !isDigit(zero - 1) ? name.slice(0, -ending.length) : name
}
