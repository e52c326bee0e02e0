/** A count as English groups its digits. */
const digits = new Intl.NumberFormat('en')
const number = (count: number) => digits.format(count)
const megabytes = (bytes: number) => digits.format(Math.round(bytes / 1e5) / 10)
const photographs = (count: number) =>
  count === 1 ? '1 photograph' : `${number(count)} photographs`
/** A photograph by its place, with what it shows where that is said. */
const named = (place: number, caption: string) =>
  caption ? `photograph ${number(place)}, ${caption}` : `photograph ${number(place)}`

/** Photographs that an act was about: one by its place, where it has one. */
const those = (place: number, count: number) =>
  count === 1 && place ? `photograph ${number(place)}` : photographs(count)

/** Every word of the light table, in English. The other languages have the same keys. */
export const en = {
  edit: 'Edit',
  done: 'Done',
  doneEditing: 'Done, leave editing',
  toolbar: 'Light table',
  photographs: 'Photographs, in order',
  named,
  hidden: 'Hidden',
  cover: 'Cover',
  /** By degrees. */
  turned: {
    90: 'Turned right by the next import',
    180: 'Turned round by the next import',
    270: 'Turned left by the next import',
  },

  saved: (time: string) => `Written ${time}`,
  saving: 'Writing',
  waiting: 'Waiting for the server. What you do is kept here, and written when it answers.',
  close: 'Close',
  conflict: (count: number) =>
    `This was changed elsewhere meanwhile, and is shown as it is now. Not written: your last ${count === 1 ? 'step' : `${number(count)} steps`}.`,
  takeAgain: 'Write it now',
  leave: 'Leave it',

  acts: {
    order: () => 'order',
    caption: (place: number) => `words of photograph ${number(place)}`,
    hide: (place: number, count: number) => `hide ${those(place, count)}`,
    show: (place: number, count: number) => `show ${those(place, count)}`,
    cover: (place: number, count: number) => `cover, ${those(place, count)}`,
    focus: (place: number, count: number) => `focal point of ${those(place, count)}`,
    remove: (place: number, count: number) => `remove ${those(place, count)}`,
    putBack: (place: number, count: number) => `put back ${those(place, count)}`,
    orderAlbums: () => 'order of the albums',
    changeAlbum: () => 'change of an album',
    newAlbum: () => 'new album',
    removeAlbum: () => 'removal of an album',
    putBackAlbum: () => 'album put back',
    move: (place: number, count: number) => `move ${those(place, count)} to another album`,
    copy: (place: number, count: number) => `copy ${those(place, count)} to another album`,
    turn: (place: number, count: number) => `turn ${those(place, count)}`,
  },
  undo: (act?: string) => (act ? `Undo: ${act}` : 'Nothing to undo'),
  redo: (act?: string) => (act ? `Redo: ${act}` : 'Nothing to redo'),

  selected: (count: number, all: number): [count: string, rest: string] => [
    number(count),
    ` of ${number(all)} selected`,
  ],
  selectOne: (place: number, caption: string) => `Select ${named(place, caption)}`,
  sortBy: 'Sort by',
  moveTo: 'Move to',
  tools: {
    all: ['all', 'Select all'],
    none: ['none', 'Select none'],
    date: ['date', 'Sort by date'],
    name: ['name', 'Sort by name of file'],
    start: ['start', 'Move the selected to the start'],
    end: ['end', 'Move the selected to the end'],
    add: ['Add photographs', 'Add photographs'],
    publish: ['Publish', 'Publish'],
    place: ['place', 'Choose a place for the selected'],
    hide: ['hide', 'Hide the selected'],
    remove: ['remove', 'Remove the selected'],
  } satisfies Record<string, [text: string, name: string]>,
  toolShow: ['show', 'Show the selected'] as [text: string, name: string],

  bringing: 'Files that are brought in',
  broughtIn: (count: number, all: number) => `${number(count)} of ${number(all)} in`,
  sent: (sent: number, total: number) => `${megabytes(sent)} of ${megabytes(total)} MB`,
  stopBringing: (count: number) => `Stop and keep the ${number(count)}`,
  letGo: (count: number) =>
    `Let go to bring ${count === 1 ? 'this' : `these ${number(count)}`} in.`,
  fileStates: {
    waiting: 'Waiting.',
    working: 'Being imported.',
    already: 'Already in this album.',
  } as Record<string, string>,
  showIt: 'Show it',
  originalsKept: 'The files themselves are kept in your folder of originals.',
  originalsNotKept: 'The files themselves are not kept here: keep yours.',
  notSent: 'It could not be sent. Add it again.',
  /** By the code of a refusal. */
  refusals: {
    'no-picture': 'No photograph: JPEG, PNG, WebP, AVIF, HEIC and TIFF are.',
    'removed-earlier': 'It was removed from this album. Put it back from the tray, or by hand.',
    unknown: 'It was not imported. Add it again.',
  } as Record<string, string>,

  albums: 'Albums',
  newAlbum: 'New album, its name',
  create: 'Create',
  beginsUnlisted: 'It begins unlisted: nobody finds it until you say so.',
  name: 'Name',
  year: 'Year',
  category: 'Category',
  address: 'Address',
  level: 'Who finds it',
  earlier: (name: string) => `Move ${name} up`,
  later: (name: string) => `Move ${name} down`,
  removeAlbum: (name: string) => `Remove ${name}`,
  removedAlbum: (name: string) =>
    `${name} is in no list now, and its page is gone with the next publishing. Its photographs stay in its file.`,

  publishNow: (isNews: boolean): string => (isNews ? 'Publish' : 'Publish again'),
  stop: 'Stop',
  whatChanged: 'What changed',
  nothingChanged: 'Nothing since the last publishing.',
  changesUnknown: 'Not known while the content has errors.',
  checks: 'Checks',
  nothingFound: 'Nothing to mend.',
  output: 'Output',
  noCommand: 'No command is set. Name it in site.json: "publish": "git push".',
  /** By the state of the run. */
  runs: {
    idle: '',
    running: 'Running',
    stopped: 'Stopped. What visitors see depends on how far it came.',
    done: 'Published',
    failed: 'It failed; its own words are below. What is here is kept.',
  },
  changes(kind: 'new' | 'gone' | 'changed', added: number, changed: number, removed: number) {
    const parts = [
      added && `${photographs(added)} new`,
      changed && `${photographs(changed)} changed`,
      removed && `${photographs(removed)} less`,
    ].filter(Boolean)
    const word = { new: 'new', gone: 'gone', changed: 'changed' }[kind]
    return [kind === 'changed' && parts.length ? '' : word, ...parts].filter(Boolean).join(', ')
  },
  andMore: (count: number) => `and ${number(count)} more`,

  moreFor: (place: number, caption: string) => `More for ${named(place, caption)}`,
  makeCover: 'Make it the cover',
  focalPoint: (x: number, y: number) =>
    `Focal point of the cover, ${x} % from the left, ${y} % from the top. Arrow keys move it`,
  focusAt: (x: number, y: number) => `Focal point at ${x} % from the left, ${y} % from the top`,
  hide: (count: number) => (count === 1 ? 'Hide' : `Hide ${photographs(count)}`),
  show: (count: number) => (count === 1 ? 'Show' : `Show ${photographs(count)}`),
  remove: (count: number) => (count === 1 ? 'Remove' : `Remove ${photographs(count)}`),
  turn: (count: number) => (count === 1 ? 'Turn right' : `Turn ${photographs(count)} right`),
  putElsewhere: 'Put in another album',
  keyDelete: 'Del',
  putInAlbum: (count: number) => `Put ${photographs(count)} in another album`,
  ways: { move: 'Move there', copy: 'Copy there' },
  levels: {
    public: 'Public: anyone finds it',
    listed: 'Listed here, not in search engines',
    unlisted: 'Unlisted: only by its address',
  },
  isCover: 'It is the cover',
  hid: (count: number) => `${photographs(count)} hidden from visitors`,
  shown: (count: number) => `${photographs(count)} shown to visitors`,
  wereRemoved: (count: number) => `${photographs(count)} removed, into the tray`,
  wereTurned: (count: number) => `${photographs(count)} turned right, by the next import`,
  wereTransferred: (way: 'move' | 'copy', count: number, title: string) =>
    `${photographs(count)} ${way === 'move' ? 'moved' : 'copied'} to the end of ${title}`,
  wasPutBack: (count: number) => `${photographs(count)} put back`,
  removed: (count: number) => `Removed, ${number(count)}`,
  tray: (count: number) => `Removed, ${photographs(count)}: show or hide them`,
  putBack: 'Put back',
  putBackNamed: (caption: string) => (caption ? `Put back, ${caption}` : 'Put back'),
  putAllBack: 'Put all back',
  closeTray: 'Close the tray',

  /** By the code of a finding: what it is, and what the button that mends it says. */
  findings: {
    'empty-alt': ['No description.', 'Write one'],
    'alt-is-filename': ['The description is the name of a file.', 'Write one'],
    'coordinates-in-alt': ['The description says where on Earth it was taken.', 'Write another'],
    'duplicate-url': ['Twice in this album.', 'Remove this one'],
  } as Record<string, [said: string, remedy: string]>,

  moveBefore: (name: string) => `Move before ${name}`,

  lifted: (count: number, place: number, all: number) =>
    `${photographs(count)} lifted, now at place ${number(place)} of ${number(all)}. Arrow keys move, Enter puts down, Escape returns.`,
  pressGoal: (count: number) => `${photographs(count)} lifted. Press the one that is to follow.`,
  stay: 'Leave where it was',
  atPlace: (place: number, all: number) => `Now at place ${number(place)} of ${number(all)}`,
  putDown: (place: number, all: number) => `Put down at place ${number(place)} of ${number(all)}`,
  returned: 'Put back where it was',
  dragged: (count: number, place: number) => `${photographs(count)} to place ${number(place)}`,

  writeAnew: (caption: string) => `${caption}, write anew`,
  write: 'Write a description',
  writeFor: (place: number) => `Write a description of photograph ${number(place)}`,
  describe: (place: number) => `${number(place)}, description`,
  descriptionOf: (place: number) => `Description, photograph ${number(place)}`,
  inFile: 'In the file',
  taken: 'Taken',
  add: 'Add',
  use: 'Use',
  hint: 'Enter saves and goes to the next, Escape puts the old words back',
}
