/** Names that rooms, style sheets and tests use to find each other's elements. */

const PARTS = [
  'home',
  'discs',
  'disc',
  'disc-name',
  'relief',
  'relief-layer',
  'bar',
  'bar-title',
  'back',
  'burger',
  'menu',
  'menu-layers',
  'plain-menu',
  'footer',
  'unmapped-land',
  'not-found-mark',
  'not-found-text',
  'unreachable',
  'album',
  'tiles',
  'empty-sheet',
  'viewer',
  'viewer-top',
  'to-album',
  'slides',
  'slide',
  'picture',
  'previous',
  'next',
  'viewer-foot',
  'scale',
  'capture',
  'contact',
  'search-field',
  'search-status',
  'search-index',
  'nothing-found',
  'years',
  'skills',
  'bio',
  'portrait',
] as const

/**
 * Items occur many times on a page, so they have their own attribute: when a rule for `data-part`
 * starts or stops matching, browsers restyle every element with that attribute.
 */
const ITEMS = [
  'tile',
  'photo',
  'contour',
  'cover',
  'cover-link',
  'cover-label',
  'cover-name',
] as const

const named = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [N in Name]: N }
const selected = <Name extends string, Attribute extends string>(
  names: readonly Name[],
  attribute: Attribute,
) =>
  Object.fromEntries(names.map((name) => [name, `[${attribute}=${name}]`])) as {
    [N in Name]: `[${Attribute}=${N}]`
  }

export const PART = named(PARTS)
export const ITEM = named(ITEMS)
/** Selectors of parts and items: `document.querySelector(SELECT.viewer)`. */
export const SELECT = { ...selected(PARTS, 'data-part'), ...selected(ITEMS, 'data-item') }

/** The id of a tile's link, used in addresses: `/album#photo-…`. */
export const tileId = (photo: string) => `photo-${photo}`

export const ROOT_ID = 'root'

export const MENU_ID = 'menu'

export const RELIEF_ID = 'relief' // browsers show the prerendered page once they have parsed it

/** Ids that every page uses. */
export const ELEMENT_IDS: readonly string[] = [ROOT_ID, MENU_ID, RELIEF_ID]

export const SHOWN_SLIDE = `${SELECT.slide}[data-at="0"]`

/** Not a `data-part`, because transitions would restyle many photos. */
export const PLACEHOLDER = 'data-placeholder'

export const ATTRIBUTE = {
  list: 'data-list', // on a list of covers: the key of its place, `category` or `album`
  place: 'data-place', // on a cover: `category` or `album`, whichever its id is
  choose: 'data-choose', // on a cover's link: as `place`
  forgets: 'data-forgets', // on such a list: forgets a remembered id that it lacks
  drawn: 'data-drawn', // on a photo: drawn before it comes near the window
  preview: 'data-preview', // on a photo: shows `PROPERTY.preview` until it has loaded
  photoHidden: 'data-photo-hidden', // on a tile's link, under the viewer's photo
  prerendered: 'data-prerendered', // on tags in the head that React will render again, and on the page's structured data
  moving: 'data-moving', // on the viewer, while released pictures move
  translucent: 'data-translucent', // on the viewer, while the photo is pulled down
  hidden: 'data-hidden', // on the bar and its button while they are outside the window: `true`
  menuLayer: 'data-menu-layer', // on the menu's layers: `low`, `middle`, `ground`
} as const

export const LOADING = '[data-state=loading]' // a photo whose picture has not loaded

/** Dataset keys of `<html>`. */
export const ROOT = {
  locked: 'locked', // the part that prevents scrolling: `menu` or `viewer`
  menuLayers: 'menuLayers', // their state over the page: `moving`, `still`, or `waiting` for the next page
  visited: 'visited', // set by the first change of page
} as const

export const PROPERTY = {
  preview: '--preview', // an image shown until the photo has loaded
  viewerFade: '--gone', // how far the viewer's background has faded, 0 to 1
} as const

export const TRANSITION_NAME = { title: 'title', photo: 'photo' } as const

export const TILE_SHOWN = 'tileshown' // a script scrolled a tile into view
