type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** A key without Ctrl, Alt or Meta. Shift with a named key selects, but with others types a character. */
export function isPlainKey({ key, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return !metaKey && !ctrlKey && !altKey && !(shiftKey && key.length > 1)
}
