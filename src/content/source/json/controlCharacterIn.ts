/** Control characters, which pages cannot show, except tabs and line ends. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

/** The code of a text's first control character, such as `U+0084`; `undefined` if it has none. */
export function controlCharacterIn(text: string): string | undefined {
  const found = CONTROL.exec(text)?.[0]
  return found && `U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}
