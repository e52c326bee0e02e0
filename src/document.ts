/**
 * What rooms say to each other through the document. Whoever writes such a name, and whoever looks for
 * it, imports it from here; style sheets and tests use the same.
 */

/** Elements that another room, a style sheet or a test looks for, by their `data-part`. */
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
  'not-found-relief',
  'not-found-mark',
  'not-found-text',
  'unreachable',
  'album',
  'tiles',
  'empty-album',
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
  'skills',
  'bio',
  'portrait',
] as const

/**
 * Parts that a page has many of, by their `data-item`: apart, because browsers style everything anew
 * that has an attribute of a rule that begins or ends to match.
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

type Part = (typeof PARTS)[number]
type Item = (typeof ITEMS)[number]
const named = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [N in Name]: N }
const selected = <Name extends string, Attribute extends string>(
  names: readonly Name[],
  attribute: Attribute,
) =>
  Object.fromEntries(names.map((name) => [name, `[${attribute}=${name}]`])) as {
    [N in Name]: `[${Attribute}=${N}]`
  }

/** The value of a part's `data-part`: `<div data-part={PART.viewer}>`. */
export const PART = named<Part>(PARTS)
/** The value of an item's `data-item`: `<li data-item={ITEM.tile}>`. */
export const ITEM = named<Item>(ITEMS)
/** The selector of a part or an item: `document.querySelector(SELECT.viewer)`. */
export const SELECT = { ...selected(PARTS, 'data-part'), ...selected(ITEMS, 'data-item') }

/** The id of a tile's link, by which addresses name the photograph in its album. */
export const tileId = (photo: string) => `photo-${photo}`

/** The id of the element that React has. */
export const ROOT_ID = 'root'

/** The id of the menu, which its button controls. */
export const MENU_ID = 'menu'

/** The id of the home relief, on which a prerendered page waits before it is shown. */
export const RELIEF_ID = 'relief'

/** The slide of the photograph that the viewer shows. */
export const SHOWN_SLIDE = `${SELECT.slide}[data-at="0"]`

/**
 * The placeholder in a photo. It is no part: rules that find parts during a transition style everything
 * anew that has a `data-part`, and an album has many photos.
 */
export const PLACEHOLDER = 'data-placeholder'

/** Attributes that one room sets on elements of another. */
export const ATTRIBUTE = {
  /** On a list of covers: the key of the remembered place that it returns to, `category` or `album`. */
  list: 'data-list',
  /** On such a list: a remembered id that none of its elements has is forgotten. */
  forgets: 'data-forgets',
  /** On a photo: it is drawn, and need not wait until it comes near the window. */
  drawn: 'data-drawn',
  /** On a photo: another file of the same picture is shown until its own has come. */
  preview: 'data-preview',
  /** On the link of a tile: its photo is not shown, because the viewer's lies over the album. */
  photoHidden: 'data-photo-hidden',
  /** On a tag of the prerendered page's head: React, which says it again, takes its place. */
  prerendered: 'data-prerendered',
  /** On the viewer: the page shows through, because the photograph is being pulled down. */
  translucent: 'data-translucent',
  /** On the bar and its button: `true` while they are out of the window. */
  hidden: 'data-hidden',
  /** On a layer of the menu's ground: `low`, `middle` or `ground`. */
  menuLayer: 'data-menu-layer',
} as const

/** A photo whose picture is on its way. */
export const LOADING_PHOTO = `${SELECT.photo}[data-state=loading]`

/** Keys of the dataset of `<html>`. */
export const ROOT = {
  /** What keeps the page from scrolling: `menu` or `viewer`. */
  locked: 'locked',
  /** While the menu's ground lies over the page: `moving`, `still`, or `waiting` for the next page. */
  menuLayers: 'menuLayers',
  /** There from the first change of page on. */
  visited: 'visited',
} as const

/** Custom properties that a room sets and another reads. */
export const PROPERTY = {
  /** The image that a photo with `ATTRIBUTE.preview` shows until its own has come. */
  preview: '--preview',
  /** How much of the viewer's ground is gone while it is pulled down, 0 to 1. */
  viewerFade: '--gone',
} as const

/** View transition names of what two pages share, so that it moves from the one to the other. */
export const TRANSITION_NAME = { title: 'title', photo: 'photo' } as const

/** The event of a tile to which the page has just been scrolled, by no visitor. */
export const TILE_SHOWN = 'tileshown'
