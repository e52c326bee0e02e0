import type { Words } from './words'

/* The texts of the interface in German. The comments are in en.ts. */

const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

export const pages: Words['pages'] = {
  home: 'Startseite',
  about: 'Über mich',
  projects: 'Projekte',
  photography: 'Fotografie',
  search: 'Suche',
}

export const frame: Words['frame'] = {
  back: 'Zurück',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  notFound: 'Nicht gefunden',
  unknownAlbum: 'Unbekanntes Album',
}

export const home: Words['home'] = {
  links: 'Hauptnavigation',
}

export const offTheMap: Words['offTheMap'] = {
  title: 'Jenseits der Karte',
  nothingAt: 'Nichts verzeichnet unter',
  thisAddress: 'dieser Adresse',
  toHome: 'Zur Startseite',
  toPhotography: 'Zu den Fotografien',
}

export const unreachable: Words['unreachable'] = {
  message: 'Diese Seite konnte nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
}

export const outside: Words['outside'] = {
  newTab: '(öffnet in neuem Tab)',
}

export const toasts: Words['toasts'] = {
  region: 'Mitteilungen',
  close: 'Schließen',
}

export const photo: Words['photo'] = {
  place: (index, count) => `Foto ${grouped(index + 1)} von ${grouped(count)}`,
  unavailable: 'Bild nicht verfügbar',
  unavailableNamed: (alt) => `${alt} (Bild nicht verfügbar)`,
}

export const about: Words['about'] = {
  resume: 'Lebenslauf herunterladen',
  contact: 'Kontakt',
  copied: 'In die Zwischenablage kopiert!',
  notCopied: 'Kopieren nicht möglich. Bitte die Adresse markieren und kopieren.',
  skills: 'Fähigkeiten',
}

export const projects: Words['projects'] = {
  sourceCode: 'Quelltext',
  ofProject: (name) => `von ${name}`,
  none: 'Hier sind noch keine Projekte',
}

export const lists: Words['lists'] = {
  none: 'Hier sind noch keine Fotografien',
}

export const search: Words['search'] = {
  hint: 'Ein Ort, ein Ding, ein Licht',
  label: 'Fotografien suchen',
  clear: 'Leeren',
  clearField: 'Suche leeren',
  intro: 'Register zum Blatt: was auf den Bildern ist, und wie oft',
  years: 'Jahre',
  year: (year, count) => `${year}, ${grouped(count)}`,
  words: 'Wörter',
  keywords: 'Stichwörter',
  cameras: 'Kameras',
  lenses: 'Objektive',
  albums: 'Alben',
  found: (whole, some, words, albums) => {
    const all = words === 2 ? 'beiden Wörtern' : `allen ${words} Wörtern`
    const few = words === 2 ? 'einem davon' : 'einigen davon'
    const where = `in ${albums === 1 ? '1 Album' : `${grouped(albums)} Alben`}`
    if (words === 1) return [photographs(whole), `, ${where}`]
    if (!some) return [photographs(whole), ` mit ${all}, ${where}`]
    return [photographs(whole), ` mit ${all}, `, grouped(some), ` mit ${few}, ${where}`]
  },
  inAlbums: (count, albums) =>
    `${photographs(count)} in ${albums === 1 ? '1 Album' : `${grouped(albums)} Alben`}`,
  place: (album, index) => `${album}, Platz ${grouped(index + 1)}`,
  nothing: 'Nicht auf diesem Blatt',
  nothingHas: (words) => [
    `Keine Fotografie hat ${words === 1 ? 'das Wort' : 'die Wörter'} `,
    ' in ihrer Beschreibung, ihrem Ort oder ihrem Album.',
  ],
  near: 'Nahe dabei im Alphabet',
  wholeIndex: 'Das ganze Register',
}

const photographs = (count: number) =>
  count === 1 ? '1 Fotografie' : count === 0 ? 'Keine Fotografie' : `${grouped(count)} Fotografien`

export const album: Words['album'] = {
  others: (from, to) => `Fotografien ${grouped(from)} bis ${grouped(to)}, einzeln`,
}

export const markdownPage: Words['markdownPage'] = {
  contents: 'Auf dieser Seite',
  furtherPages: 'Weitere Seiten',
}

export const viewer: Words['viewer'] = {
  name: (album) => `${album}, Fotografien einzeln`,
  notHere: 'Diese Fotografie ist nicht hier.',
  backTo: (album) => `Zurück zu ${album}`,
  position: (place) => grouped(place),
  of: (count) => `von ${grouped(count)}`,
  close: 'Schließen',
  previous: 'Voriges Foto',
  next: 'Nächstes Foto',
  keys: 'Tasten',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  share: 'Teilen',
  download: 'Herunterladen',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild verlassen',
  noFullScreen: 'Der Browser erlaubt hier kein Vollbild.',
  play: 'Diaschau starten',
  pause: 'Diaschau anhalten',
  linkCopied: 'Link in die Zwischenablage kopiert!',
  linkNotCopied: 'Kopieren nicht möglich. Bitte den Link aus der Adresszeile kopieren.',
}

export const capture: Words['capture'] = {
  number: (value) => value.replace('.', ','),
  date: (day, month, year) => `${day}. ${MONTHS[month]} ${year}`,
}

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]

export const rights: Words['rights'] = {
  credit: (name) => `Foto: ${name}`,
  license: 'Lizenz',
  acquire: 'Lizenz erwerben',
}

export const keys: Words['keys'] = {
  home: 'Pos1',
  end: 'Ende',
  pageUp: 'Bild ↑',
  pageDown: 'Bild ↓',
  escape: 'Esc',
  click: 'Klick',
  doubleClick: 'Doppelklick',
  previousNext: 'Vorige, nächste Fotografie',
  firstLast: 'Erste, letzte',
  zoomThere: 'An dieser Stelle vergrößern und zurück',
  zoom: 'Vergrößern und zurück',
  largerSmaller: 'Größer, kleiner',
  whole: 'Ganzes Bild',
  move: 'Vergrößertes Bild bewegen',
  moveFurther: 'Weiter hinauf, hinunter',
  thisList: 'Diese Liste',
  close: 'Schließen',
}

export const machines: Words['machines'] = {
  site: (name) => `Projekte und Fotografien von ${name}.`,
  about: (name) => `Über ${name}, mit Code und Kamera unterwegs: was dazu gehört, und Kontakt.`,
  projects: (name) =>
    `Projekte von ${name}: was sie sind, wo es sie gibt, und ihr Quelltext, wo er offen ist.`,
  photography: (name, categories) => `Fotografien von ${name}${categories && `: ${categories}`}.`,
  album: (title, count, name) =>
    `${title}: ${count === 1 ? '1 Fotografie' : `${grouped(count)} Fotografien`} von ${name}.`,
  photo: (place, album, name) => `${place} in ${album}, fotografiert von ${name}.`,
}

export const resume: Words['resume'] = {
  title: (name) => `${name}: Lebenslauf`,
  contact: 'Kontakt',
  experience: 'Berufserfahrung',
  today: 'heute',
  skills: 'Kenntnisse',
  education: 'Ausbildung',
  photography: 'Fotografie',
  projects: 'Projekte',
}
