// What contentPlugin (src/prerender) makes of the owner's content for this page alone.

declare module 'virtual:content/home' {
  /** Addresses of the small pictures in the discs' portholes, of those that have one. */
  export const pictures: { about?: string; photography?: string; projects?: string }
  /** How large the owner's name is, in its own size. */
  export const nameMeasures: import('../relief/nameBox').NameMeasures
}
