/** Characters that no page can show, but for tabs and line ends. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

/** How a text's first control character is called, such as `U+0084`; `undefined` where it has none. */
export function controlCharacterIn(text: string): string | undefined {
  const found = CONTROL.exec(text)?.[0]
  return found && `U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}
