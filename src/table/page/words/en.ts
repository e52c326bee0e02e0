/** A count as English groups its digits. */
const digits = new Intl.NumberFormat('en')
const number = (count: number) => digits.format(count)
const photographs = (count: number) =>
  count === 1 ? '1 photograph' : `${number(count)} photographs`
/** A photograph by its place, with what it shows where that is said. */
const named = (place: number, caption: string) =>
  caption ? `photograph ${number(place)}, ${caption}` : `photograph ${number(place)}`

/** Every word of the light table, in English. The other languages have the same keys. */
export const en = {
  edit: 'Edit',
  done: 'Done',
  doneEditing: 'Done, leave editing',
  toolbar: 'Light table',
  photographs: 'Photographs, in order',
  named,
  hidden: 'Hidden',
  hiddenNamed: (name: string) => `${name}, hidden`,

  saved: (time: string) => `Written ${time}`,
  saving: 'Writing',
  waiting: 'Waiting for the server. What you do is kept here, and written when it answers.',
  close: 'Close',
  conflict: (count: number) =>
    `This album was changed elsewhere meanwhile, and is shown as it is now. Not written: your last ${count === 1 ? 'step' : `${number(count)} steps`}.`,
  takeAgain: 'Write it now',
  leave: 'Leave it',

  acts: {
    order: () => 'order',
    caption: (place: number) => `words of photograph ${number(place)}`,
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
    place: ['place', 'Choose a place for the selected'],
  } satisfies Record<string, [text: string, name: string]>,
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
  use: 'Use',
  hint: 'Enter saves and goes to the next, Escape puts the old words back',
}
