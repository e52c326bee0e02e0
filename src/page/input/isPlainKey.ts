type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/**
 * A key that is the page's to answer. With Ctrl, Alt or Meta it is the browser's, and so is a named
 * key with Shift, which selects; Shift alone makes a sign of another.
 */
export function isPlainKey({ key, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return !metaKey && !ctrlKey && !altKey && !(shiftKey && key.length > 1)
}
