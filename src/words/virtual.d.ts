// The texts of the chosen language. Each part is a module, so that it is in the chunk of the code that uses
// it. contentPlugin (src/prerender) generates the modules.

declare module 'virtual:words/pages' {
  export const words: import('./words').Words['pages']
}
declare module 'virtual:words/frame' {
  export const words: import('./words').Words['frame']
}
declare module 'virtual:words/home' {
  export const words: import('./words').Words['home']
}
declare module 'virtual:words/offTheMap' {
  export const words: import('./words').Words['offTheMap']
}
declare module 'virtual:words/unreachable' {
  export const words: import('./words').Words['unreachable']
}
declare module 'virtual:words/outside' {
  export const words: import('./words').Words['outside']
}
declare module 'virtual:words/toasts' {
  export const words: import('./words').Words['toasts']
}
declare module 'virtual:words/photo' {
  export const words: import('./words').Words['photo']
}
declare module 'virtual:words/about' {
  export const words: import('./words').Words['about']
}
declare module 'virtual:words/projects' {
  export const words: import('./words').Words['projects']
}
declare module 'virtual:words/lists' {
  export const words: import('./words').Words['lists']
}
declare module 'virtual:words/search' {
  export const words: import('./words').Words['search']
}
declare module 'virtual:words/album' {
  export const words: import('./words').Words['album']
}
declare module 'virtual:words/markdownPage' {
  export const words: import('./words').Words['markdownPage']
}
declare module 'virtual:words/viewer' {
  export const words: import('./words').Words['viewer']
}
declare module 'virtual:words/capture' {
  export const words: import('./words').Words['capture']
}
declare module 'virtual:words/rights' {
  export const words: import('./words').Words['rights']
}
declare module 'virtual:words/keys' {
  export const words: import('./words').Words['keys']
}
declare module 'virtual:words/machines' {
  export const words: import('./words').Words['machines']
}
declare module 'virtual:words/resume' {
  export const words: import('./words').Words['resume']
}
