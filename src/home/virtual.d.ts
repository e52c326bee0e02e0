// Made by contentPlugin (src/prerender) of the owner's content.

declare module 'virtual:content/home' {
  export const pictures: { about?: string; photography?: string; projects?: string }
  export const nameMeasures: import('../relief/name/nameBox').NameMeasures
}
