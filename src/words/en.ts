/*
 * The texts of the interface in English. Other languages have the same keys. To add a language, copy this
 * file, name it after the language code (`fr.ts`), translate it, and set `lang` in site.json.
 */

/** Groups the digits of a count. Does not use `Intl`, whose first use takes 20 ms. */
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** The names of the pages in titles, the menu and the home page. */
export const pages = {
  home: 'Home',
  about: 'About',
  projects: 'Projects',
  photography: 'Photography',
  search: 'Search',
}

/** The frame of every page. */
export const frame = {
  back: 'Back',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  notFound: 'Not found',
  /** For screen readers: an unknown album has no visible title. */
  unknownAlbum: 'Unknown album',
}

/** The home page's links. `pages` has their names. */
export const home = {
  links: 'Main',
}

/** The not-found page. */
export const offTheMap = {
  title: 'Off the map',
  /** The address follows on its own line. */
  nothingAt: 'Nothing is charted at',
  thisAddress: 'this address',
  toHome: 'Go to Home',
  toPhotography: 'See the photographs',
}

/** The message of a page whose files failed to load. */
export const unreachable = {
  message: 'This page could not be fetched.',
  tryAgain: 'Try again',
}

/** A link to another site. For screen readers, after the name of the link. */
export const outside = {
  newTab: '(opens in a new tab)',
}

/** Toasts: short messages at the edge of the window. */
export const toasts = {
  /** For screen readers: the name of the region. */
  region: 'Notifications',
  close: 'Close',
}

/** A photograph on any page. */
export const photo = {
  /** The name of a photograph without a description. `index` counts from 0. */
  place: (index: number, count: number) => `Photo ${grouped(index + 1)} of ${grouped(count)}`,
  unavailable: 'Image unavailable',
  unavailableNamed: (alt: string) => `${alt} (image unavailable)`,
}

export const about = {
  resume: 'Download resume',
  contact: 'Contact',
  copied: 'Copied to Clipboard!',
  notCopied: 'Could not be copied. Select the address to copy it.',
  skills: 'Skills',
}

export const projects = {
  sourceCode: 'Source code',
  /** For screen readers, after the name of a link. */
  ofProject: (name: string) => `of ${name}`,
  none: 'No projects here yet',
}

/** The lists of categories and albums. */
export const lists = {
  none: 'No photographs here yet',
}

/** The search, and the pages of a year or a keyword. */
export const search = {
  hint: 'A place, a thing, a light',
  label: 'Search the photographs',
  clear: 'Clear',
  /** For screen readers. */
  clearField: 'Clear the search',
  intro: 'Index to the sheet: what is in the pictures, and how often',
  years: 'Years',
  year: (year: number, count: number) => `${year}, ${grouped(count)}`,
  words: 'Words',
  keywords: 'Keywords',
  cameras: 'Cameras',
  lenses: 'Lenses',
  albums: 'Albums',
  /** Alternates emphasised and plain pieces. `some`: the photographs that have only some of the words. */
  found: (whole: number, some: number, words: number, albums: number): string[] => {
    const all = words === 2 ? 'both words' : `all ${words} words`
    const few = words === 2 ? 'one of them' : 'some of them'
    const where = `in ${albums === 1 ? '1 album' : `${grouped(albums)} albums`}`
    if (words === 1) return [photographs(whole), `, ${where}`]
    if (!some) return [photographs(whole), ` with ${all}, ${where}`]
    return [photographs(whole), ` with ${all}, `, grouped(some), ` with ${few}, ${where}`]
  },
  /** The status of a year or a keyword. */
  inAlbums: (count: number, albums: number) =>
    `${photographs(count)} in ${albums === 1 ? '1 album' : `${grouped(albums)} albums`}`,
  /** The position of a photograph after its album's title. `index` counts from 0. */
  place: (album: string, index: number) => `${album}, place ${grouped(index + 1)}`,
  nothing: 'Not on this sheet',
  /** The query is between the two pieces. */
  nothingHas: (words: number) => [
    `No photograph has the ${words === 1 ? 'word' : 'words'} `,
    ' in its description, its place or its album.',
  ],
  near: 'Near it in the alphabet',
  wholeIndex: 'See the whole index',
}

const photographs = (count: number) =>
  count === 1 ? '1 photograph' : count === 0 ? 'No photograph' : `${grouped(count)} photographs`

export const album = {
  /** Without script: a link to the photographs that have no tile. `from` counts from 1. */
  others: (from: number, to: number) =>
    `Photographs ${grouped(from)} to ${grouped(to)}, one at a time`,
}

/** A page of the owner's texts. */
export const markdownPage = {
  /** For screen readers: the name of the table of contents. */
  contents: 'On this page',
  /** For screen readers: the name of the links at the end of a page. */
  furtherPages: 'Further pages',
}

export const viewer = {
  name: (album: string) => `${album}, one photograph at a time`,
  notHere: 'This photograph is not here.',
  backTo: (album: string) => `Back to ${album}`,
  /** The position of the shown photograph in its album, from 1. `of` follows. */
  position: (place: number) => grouped(place),
  of: (count: number) => `of ${grouped(count)}`,
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  keys: 'Keys',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  share: 'Share',
  download: 'Download',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  noFullScreen: 'The browser does not allow the full screen here.',
  play: 'Play slideshow',
  pause: 'Pause slideshow',
  linkCopied: 'Link copied to the clipboard!',
  linkNotCopied: 'Could not be copied. Copy it from the address bar.',
}

/** Capture data. Written out, because the first use of `Intl` would take 20 ms while a photograph opens. */
export const capture = {
  /** Formats a number of the capture data: `2.8`, `1/250`. */
  number: (value: string) => value,
  /** `month` counts from 0. */
  date: (day: number, month: number, year: number) => `${day} ${MONTHS[month]} ${year}`,
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const rights = {
  credit: (name: string) => `Photograph: ${name}`,
  /** The name of a licence without a short name. */
  license: 'Licence',
  acquire: 'Get a licence',
}

/** The viewer's keys: their labels and their effects. */
export const keys = {
  home: 'Home',
  end: 'End',
  pageUp: 'PgUp',
  pageDown: 'PgDn',
  escape: 'Esc',
  click: 'Click',
  doubleClick: 'Double click',
  previousNext: 'Previous, next photograph',
  firstLast: 'First, last',
  zoomThere: 'Zoom in there, and out again',
  zoom: 'Zoom in, and out again',
  largerSmaller: 'Larger, smaller',
  whole: 'Whole picture',
  move: 'Move the enlarged picture',
  moveFurther: 'Further up, down',
  thisList: 'This list',
  close: 'Close',
}

/** Descriptions for search engines and link previews. Only prerendered pages contain them. */
export const machines = {
  /** The default description of a site. The command `new` writes it to site.json. */
  site: (name: string) => `Projects and photographs by ${name}.`,
  about: (name: string) =>
    `About ${name}, who writes code and carries a camera: what that takes, and how to get in touch.`,
  projects: (name: string) =>
    `Projects by ${name}: what each one is, where to get it, and its source code where it is open.`,
  /** `categories`: the names of the categories that search engines may show. */
  photography: (name: string, categories: string) =>
    `Photographs by ${name}${categories && `: ${categories}`}.`,
  album: (title: string, count: number, name: string) =>
    `${title}: ${count === 1 ? '1 photograph' : `${grouped(count)} photographs`} by ${name}.`,
  /** `place` is a text of `photo.place`. */
  photo: (place: string, album: string, name: string) =>
    `${place} in ${album}, photographed by ${name}.`,
}

export const resume = {
  title: (name: string) => `${name}: resume`,
  contact: 'Contact',
  experience: 'Experience',
  /** Replaces the last year of a current position. */
  today: 'today',
  skills: 'Skills',
  education: 'Education',
  photography: 'Photography',
  projects: 'Projects',
}
