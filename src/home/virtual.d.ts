// contentPlugin (src/prerender) generates this module from the owner's content.

declare module 'virtual:content/home' {
  export const pictures: { about?: string; photography?: string; projects?: string }
  export const nameMeasures: import('../relief/name/nameBox').NameMeasures
}
