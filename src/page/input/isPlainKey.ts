type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Not with Ctrl, Alt or Meta. Shift with a named key selects, but may produce a character. */
export function isPlainKey({ key, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return !metaKey && !ctrlKey && !altKey && !(shiftKey && key.length > 1)
}
