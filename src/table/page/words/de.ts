import type { TableWords } from './words'

/** Eine Zahl, wie das Deutsche ihre Ziffern gruppiert. */
const digits = new Intl.NumberFormat('de')
const number = (count: number) => digits.format(count)
const megabytes = (bytes: number) => digits.format(Math.round(bytes / 1e5) / 10)
const photographs = (count: number) =>
  count === 1 ? '1 Fotografie' : `${number(count)} Fotografien`
/** Eine Fotografie nach ihrem Platz, mit dem, was sie zeigt, wo das gesagt ist. */
const named = (place: number, caption: string) =>
  caption ? `Fotografie ${number(place)}, ${caption}` : `Fotografie ${number(place)}`

/** Fotografien, um die es ging: eine nach ihrem Platz, wo sie einen hat. */
const those = (place: number, count: number) =>
  count === 1 && place ? `Fotografie ${number(place)}` : photographs(count)

/** Jedes Wort des Leuchttischs auf Deutsch. */
export const de: TableWords = {
  edit: 'Bearbeiten',
  done: 'Fertig',
  doneEditing: 'Fertig, Bearbeiten beenden',
  toolbar: 'Leuchttisch',
  photographs: 'Fotografien, der Reihe nach',
  named,
  hidden: 'Verborgen',
  cover: 'Titelbild',
  turned: {
    90: 'Beim nächsten Import nach rechts gedreht',
    180: 'Beim nächsten Import umgedreht',
    270: 'Beim nächsten Import nach links gedreht',
  },

  saved: (time) => `Geschrieben ${time}`,
  saving: 'Wird geschrieben',
  waiting:
    'Der Server antwortet nicht. Was du tust, wird hier behalten und geschrieben, sobald er antwortet.',
  close: 'Schließen',
  conflict: (count) =>
    `Dies wurde inzwischen anderswo geändert und ist zu sehen, wie es jetzt ist. Nicht geschrieben: ${count === 1 ? 'dein letzter Schritt' : `deine letzten ${number(count)} Schritte`}.`,
  takeAgain: 'Jetzt schreiben',
  leave: 'Lassen',

  acts: {
    order: () => 'Reihenfolge',
    caption: (place) => `Worte der Fotografie ${number(place)}`,
    hide: (place, count) => `${those(place, count)} verbergen`,
    show: (place, count) => `${those(place, count)} zeigen`,
    cover: (place, count) => `Titelbild, ${those(place, count)}`,
    focus: (place, count) => `Blickpunkt, ${those(place, count)}`,
    remove: (place, count) => `${those(place, count)} entfernen`,
    putBack: (place, count) => `${those(place, count)} zurücklegen`,
    orderAlbums: () => 'Reihenfolge der Alben',
    changeAlbum: () => 'Änderung eines Albums',
    newAlbum: () => 'neues Album',
    removeAlbum: () => 'Entfernen eines Albums',
    putBackAlbum: () => 'Zurücklegen eines Albums',
    move: (place, count) => `${those(place, count)} in ein anderes Album legen`,
    copy: (place, count) => `${those(place, count)} auch in ein anderes Album legen`,
    turn: (place, count) => `${those(place, count)} drehen`,
  },
  undo: (act) => (act ? `Rückgängig: ${act}` : 'Nichts rückgängig zu machen'),
  redo: (act) => (act ? `Wiederholen: ${act}` : 'Nichts zu wiederholen'),

  selected: (count, all) => [number(count), ` von ${number(all)} gewählt`],
  selectOne: (place, caption) => `${named(place, caption)} wählen`,
  sortBy: 'Sortieren nach',
  moveTo: 'Nach',
  tools: {
    all: ['alle', 'Alle wählen'],
    none: ['keine', 'Keine wählen'],
    date: ['Datum', 'Nach Datum sortieren'],
    name: ['Name', 'Nach Name der Datei sortieren'],
    start: ['vorn', 'Gewählte nach vorn'],
    end: ['hinten', 'Gewählte nach hinten'],
    add: ['Fotografien dazu', 'Fotografien hinzufügen'],
    publish: ['Veröffentlichen', 'Veröffentlichen'],
    place: ['Platz', 'Einen Platz für die Gewählten bestimmen'],
    hide: ['verbergen', 'Die Gewählten verbergen'],
    remove: ['entfernen', 'Die Gewählten entfernen'],
  },
  toolShow: ['zeigen', 'Die Gewählten zeigen'],

  bringing: 'Dateien, die hereinkommen',
  broughtIn: (count, all) => `${number(count)} von ${number(all)} sind da`,
  sent: (sent, total) => `${megabytes(sent)} von ${megabytes(total)} MB`,
  stopBringing: (count) => `Aufhören und die ${number(count)} behalten`,
  letGo: (count) =>
    count === 1
      ? 'Loslassen, um sie aufzunehmen.'
      : `Loslassen, um diese ${number(count)} aufzunehmen.`,
  fileStates: {
    waiting: 'Wartet.',
    working: 'Kommt herein.',
    already: 'Schon in diesem Album.',
  },
  showIt: 'Zeigen',
  originalsKept: 'Die Dateien selbst liegen im Ordner der Originale.',
  originalsNotKept: 'Die Dateien selbst bleiben nicht hier: behalte deine.',
  notSent: 'Sie ließ sich nicht senden. Füge sie noch einmal hinzu.',
  refusals: {
    'no-picture': 'Keine Fotografie: das sind JPEG, PNG, WebP, AVIF, HEIC und TIFF.',
    'removed-earlier':
      'Sie wurde aus diesem Album entfernt. Lege sie aus der Ablage zurück, oder von Hand.',
    unknown: 'Sie kam nicht herein. Füge sie noch einmal hinzu.',
  },

  albums: 'Alben',
  newAlbum: 'Neues Album, sein Name',
  create: 'Anlegen',
  beginsUnlisted: 'Es beginnt ungelistet: niemand findet es, bis du es sagst.',
  name: 'Name',
  year: 'Jahr',
  category: 'Kategorie',
  address: 'Adresse',
  level: 'Wer es findet',
  earlier: (name) => `${name} nach oben`,
  later: (name) => `${name} nach unten`,
  removeAlbum: (name) => `${name} entfernen`,
  removedAlbum: (name) =>
    `${name} steht in keiner Liste mehr, und seine Seite geht mit der nächsten Veröffentlichung. Seine Fotografien bleiben in seiner Datei.`,

  publishNow: (isNews) => (isNews ? 'Veröffentlichen' : 'Noch einmal veröffentlichen'),
  stop: 'Anhalten',
  whatChanged: 'Was sich geändert hat',
  nothingChanged: 'Nichts seit der letzten Veröffentlichung.',
  changesUnknown: 'Nicht bekannt, solange der Inhalt Fehler hat.',
  checks: 'Prüfung',
  nothingFound: 'Nichts zu verbessern.',
  output: 'Ausgabe',
  noCommand: 'Es ist kein Befehl gesetzt. Nenne ihn in site.json: "publish": "git push".',
  runs: {
    idle: '',
    running: 'Läuft',
    stopped: 'Angehalten. Was Besucher sehen, hängt davon ab, wie weit er kam.',
    done: 'Veröffentlicht',
    failed: 'Er scheiterte; seine eigenen Worte stehen darunter. Was hier ist, bleibt.',
  },
  changes(kind, added, changed, removed) {
    const parts = [
      added && `${photographs(added)} neu`,
      changed && `${photographs(changed)} geändert`,
      removed && `${photographs(removed)} weniger`,
    ].filter(Boolean)
    const word = { new: 'neu', gone: 'fort', changed: 'geändert' }[kind]
    return [kind === 'changed' && parts.length ? '' : word, ...parts].filter(Boolean).join(', ')
  },
  andMore: (count) => `und ${number(count)} mehr`,

  moreFor: (place, caption) => `Mehr zu ${named(place, caption)}`,
  makeCover: 'Zum Titelbild machen',
  focalPoint: (x, y) =>
    `Blickpunkt des Titelbilds, ${x} % von links, ${y} % von oben. Pfeiltasten bewegen ihn`,
  focusAt: (x, y) => `Blickpunkt bei ${x} % von links, ${y} % von oben`,
  hide: (count) => (count === 1 ? 'Verbergen' : `${photographs(count)} verbergen`),
  show: (count) => (count === 1 ? 'Zeigen' : `${photographs(count)} zeigen`),
  remove: (count) => (count === 1 ? 'Entfernen' : `${photographs(count)} entfernen`),
  turn: (count) =>
    count === 1 ? 'Nach rechts drehen' : `${photographs(count)} nach rechts drehen`,
  putElsewhere: 'In ein anderes Album',
  keyDelete: 'Entf',
  putInAlbum: (count) => `${photographs(count)} in ein anderes Album legen`,
  ways: { move: 'Dorthin verschieben', copy: 'Dorthin kopieren' },
  levels: {
    public: 'Öffentlich: jeder findet es',
    listed: 'Hier gelistet, nicht in Suchmaschinen',
    unlisted: 'Nicht gelistet: nur mit der Adresse',
  },
  isCover: 'Ist das Titelbild',
  hid: (count) => `${photographs(count)} vor Besuchern verborgen`,
  shown: (count) => `${photographs(count)} für Besucher zu sehen`,
  wereRemoved: (count) => `${photographs(count)} entfernt, in die Ablage`,
  wereTurned: (count) => `${photographs(count)} nach rechts gedreht, beim nächsten Import`,
  wereTransferred: (way, count, title) =>
    `${photographs(count)} ans Ende von ${title} ${way === 'move' ? 'verschoben' : 'kopiert'}`,
  wasPutBack: (count) => `${photographs(count)} zurückgelegt`,
  removed: (count) => `Entfernt, ${number(count)}`,
  tray: (count) => `Entfernt, ${photographs(count)}: zeigen oder verbergen`,
  putBack: 'Zurücklegen',
  putBackNamed: (caption) => (caption ? `Zurücklegen, ${caption}` : 'Zurücklegen'),
  putAllBack: 'Alle zurücklegen',
  closeTray: 'Ablage schließen',

  findings: {
    'empty-alt': ['Ohne Beschreibung.', 'Schreiben'],
    'alt-is-filename': ['Die Beschreibung ist der Name einer Datei.', 'Schreiben'],
    'coordinates-in-alt': ['Die Beschreibung sagt, wo auf der Erde sie entstand.', 'Neu schreiben'],
    'duplicate-url': ['Zweimal in diesem Album.', 'Diese entfernen'],
  },

  moveBefore: (name) => `Vor ${name}`,

  lifted: (count, place, all) =>
    `${photographs(count)} in der Hand, jetzt auf Platz ${number(place)} von ${number(all)}. Pfeiltasten bewegen, Enter legt ab, Escape legt zurück.`,
  pressGoal: (count) => `${photographs(count)} in der Hand. Drücke auf die, die folgen soll.`,
  stay: 'Lassen, wo es war',
  atPlace: (place, all) => `Jetzt auf Platz ${number(place)} von ${number(all)}`,
  putDown: (place, all) => `Abgelegt auf Platz ${number(place)} von ${number(all)}`,
  returned: 'Zurückgelegt',
  dragged: (count, place) => `${photographs(count)} auf Platz ${number(place)}`,

  writeAnew: (caption) => `${caption}, neu schreiben`,
  write: 'Beschreibung schreiben',
  writeFor: (place) => `Beschreibung der Fotografie ${number(place)} schreiben`,
  describe: (place) => `${number(place)}, Beschreibung`,
  descriptionOf: (place) => `Beschreibung, Fotografie ${number(place)}`,
  inFile: 'In der Datei',
  taken: 'Aufnahme',
  add: 'Anfügen',
  use: 'Nehmen',
  hint: 'Enter sichert und geht weiter, Escape holt die alten Worte zurück',
}
