/** Tag of a test of what does not depend on the window or the pointer: the phone leaves it out. */
export const ANY_WINDOW = '@any-window'
