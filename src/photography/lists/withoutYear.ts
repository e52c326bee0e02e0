const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Removes a year, in any script's digits, from the end of a name. The cover shows the year separately. */
export function withoutYear(name: string, year: number): string {
  const [ending, said] = /\s+(\p{Nd}{4})$/u.exec(name) ?? []
  if (!ending || !said) return name
  // The digits of a script have consecutive code points, beginning with zero.
  const zero = said.codePointAt(0)! - Number(String(year)[0])
  const digits = Array.from(said, (digit) => digit.codePointAt(0)! - zero)
  const isSame = digits.join('') === String(year)
  return isSame && !isDigit(zero - 1) ? name.slice(0, -ending.length) : name
}
