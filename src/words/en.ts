/*
 * Every word of the interface, in English. The other languages have the same keys. Another one: copy
 * this file to one named after its code (`fr.ts`), translate it, and name it in `lang` of site.json.
 */

/** A count with its digits grouped. Not by `Intl`, whose first use takes 20 ms. */
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** The pages as titles, the menu and the home page name them. */
export const pages = {
  home: 'Home',
  about: 'About',
  projects: 'Projects',
  photography: 'Photography',
  search: 'Search',
}

/** What frames every page. */
export const frame = {
  back: 'Back',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  notFound: 'Not found',
  /** Only heard: an unknown album has no title. */
  unknownAlbum: 'Unknown album',
}

/** The home page's links, which are named by `pages`. */
export const home = {
  links: 'Main',
}

/** The page of an address that is not found. */
export const offTheMap = {
  title: 'Off the map',
  /** The address follows on a line of its own. */
  nothingAt: 'Nothing is charted at',
  thisAddress: 'this address',
  toHome: 'Go to Home',
  toPhotography: 'See the photographs',
}

/** A page whose files could not be fetched. */
export const unreachable = {
  message: 'This page could not be fetched.',
  tryAgain: 'Try again',
}

/** A link off the site. Only heard, after its name. */
export const outside = {
  newTab: '(opens in a new tab)',
}

/** Short messages at the edge of the window. */
export const toasts = {
  /** Only heard: where they stand. */
  region: 'Notifications',
  close: 'Close',
}

/** A photograph, wherever it stands. */
export const photo = {
  /** Of a photograph without words: `index` counts from 0. */
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
  /** Only heard, after it. */
  ofProject: (name: string) => `of ${name}`,
  none: 'No projects here yet',
}

/** The lists of categories and albums. */
export const lists = {
  none: 'No photographs here yet',
}

/** The search, and the pages of a year or a keyword. */
export const search = {
  /** In the empty field. */
  hint: 'A place, a thing, a light',
  label: 'Search the photographs',
  clear: 'Clear',
  /** Only heard. */
  clearField: 'Clear the search',
  intro: 'Index to the sheet: what is in the pictures, and how often',
  years: 'Years',
  /** How many photographs a year has. */
  year: (year: number, count: number) => `${year}, ${grouped(count)}`,
  words: 'Words',
  keywords: 'Keywords',
  cameras: 'Cameras',
  lenses: 'Lenses',
  albums: 'Albums',
  /** By turns what stands out and what does not. `some`: how many have only some of the words. */
  found: (whole: number, some: number, words: number, albums: number): string[] => {
    const all = words === 2 ? 'both words' : `all ${words} words`
    const few = words === 2 ? 'one of them' : 'some of them'
    const where = `in ${albums === 1 ? '1 album' : `${grouped(albums)} albums`}`
    if (words === 1) return [photographs(whole), `, ${where}`]
    if (!some) return [photographs(whole), ` with ${all}, ${where}`]
    return [photographs(whole), ` with ${all}, `, grouped(some), ` with ${few}, ${where}`]
  },
  /** Of a year or a keyword. */
  inAlbums: (count: number, albums: number) =>
    `${photographs(count)} in ${albums === 1 ? '1 album' : `${grouped(albums)} albums`}`,
  /** After the album's title. `index` counts from 0. */
  place: (album: string, index: number) => `${album}, place ${grouped(index + 1)}`,
  nothing: 'Not on this sheet',
  /** What was looked for stands between the two. */
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
  /** Without script: the photographs that have no tile. `from` counts from 1. */
  others: (from: number, to: number) =>
    `Photographs ${grouped(from)} to ${grouped(to)}, one at a time`,
}

/** A page of the owner's own words. */
export const plainPage = {
  /** Only heard: the list of its parts. */
  contents: 'On this page',
  /** Only heard: links to all of them, where no script runs. */
  furtherPages: 'Further pages',
}

/** One photograph at a time. */
export const viewer = {
  name: (album: string) => `${album}, one photograph at a time`,
  notHere: 'This photograph is not here.',
  backTo: (album: string) => `Back to ${album}`,
  /** Where the photograph shown stands in its album, from 1. `of` follows it. */
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

/** How a photograph was taken. Kept here because the first use of `Intl` takes 20 ms while one opens. */
export const capture = {
  /** A number as a camera says it: `2.8`, `1/250`. */
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

/** Whose a photograph is. */
export const rights = {
  credit: (name: string) => `Photograph: ${name}`,
  /** A licence that has no short name. */
  license: 'Licence',
  acquire: 'Get a licence',
}

/** The keys of the viewer: what is printed on them, and what they do. */
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

/** What search engines and link previews are told. Only prerendered pages carry it. */
export const machines = {
  /** Of the site, until its owner writes better: `new` puts it into site.json. */
  site: (name: string) => `Projects and photographs by ${name}.`,
  about: (name: string) =>
    `About ${name}, who writes code and carries a camera: what that takes, and how to get in touch.`,
  projects: (name: string) =>
    `Projects by ${name}: what each one is, where to get it, and its source code where it is open.`,
  /** `categories` by their names, if search engines may know any. */
  photography: (name: string, categories: string) =>
    `Photographs by ${name}${categories && `: ${categories}`}.`,
  album: (title: string, count: number, name: string) =>
    `${title}: ${count === 1 ? '1 photograph' : `${grouped(count)} photographs`} by ${name}.`,
  /** `place` as in `photo`. */
  photo: (place: string, album: string, name: string) =>
    `${place} in ${album}, photographed by ${name}.`,
}

/** The printed resume. */
export const resume = {
  title: (name: string) => `${name}: resume`,
  contact: 'Contact',
  experience: 'Experience',
  /** In place of the year in which a post ended. */
  today: 'today',
  skills: 'Skills',
  education: 'Education',
  photography: 'Photography',
  projects: 'Projects',
}
