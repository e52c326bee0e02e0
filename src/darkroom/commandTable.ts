import { count, flag, textOption, widths } from './args/option.ts'
import type { CommandSpec } from './args/parseArguments.ts'
import type { Command } from './commandContext.ts'

const JSON_EVENTS = flag('json', 'one JSON event a line on standard output, for scripts')
const WRITING = [
  flag('dry-run', 'say what would happen; write nothing'),
  flag('wait', 'wait for another run to end instead of refusing'),
  JSON_EVENTS,
]

const CATEGORY = textOption(
  'category',
  '<id>',
  'of new albums, by its id in catalog.json (usual: misc, or the only one)',
)

const MAX_MP = count('max-mp', 'refuse pictures of more megapixels (usual: 150)')

const ONLINE = [
  count('concurrency', 'addresses asked at once (usual: 4)'),
  count('timeout', 'seconds to wait for one (usual: 30)'),
  MAX_MP,
]

/** Each command's module is loaded on demand. */
export const COMMANDS: readonly (CommandSpec & { load: () => Promise<Command> })[] = [
  {
    name: 'new',
    usage: '',
    help: 'take the sample away: a site of your own, with nothing in it yet; asks what it must know',
    positionals: [0, 0],
    options: [
      textOption('name', '<name>', 'your name'),
      textOption('email', '<address>', 'your e-mail address'),
      textOption('url', '<url>', 'where the site will stand, if you know'),
      textOption(
        'lang',
        '<code>',
        'language of the interface, one of src/words/, such as de (usual: en)',
      ),
      textOption('categories', '<names>', 'of your photographs, with commas: "Hills, Sea"'),
      flag('yes', 'ask nothing'),
      flag('replace-changed', 'also where files were changed; copies of these are kept'),
      ...WRITING,
    ],
    load: async () => (await import('./commands/new.ts')).newCommand,
  },
  {
    name: 'import',
    usage: '<folder> --album <key> | --albums',
    help: 'bring the pictures of a folder into an album, or of each sub-folder into one of its own',
    positionals: [1, 1],
    options: [
      textOption('album', '<key>', "the album's address, e.g. iceland2026; a new one is made"),
      flag('albums', 'one album of each sub-folder; one named like a category holds its albums'),
      CATEGORY,
      widths(
        'widths',
        'widths of the files, the last of the longer side (usual: 480,720,960,1600,2560)',
      ),
      count('quality', '1 to 100, of what the viewer shows (usual: 78)'),
      textOption('sharpen', 'none|screen', 'after making pictures smaller (usual: screen)'),
      flag('renew', 'make photos anew that another recipe made; says first what that costs'),
      flag('jpeg', 'also write JPEGs, for browsers without AVIF'),
      MAX_MP,
      count('jobs', 'photos at once (usual: as many as processors and memory allow)'),
      flag('recursive', 'also enter the folders in it'),
      flag('second', 'also make an album of pictures that another album has already'),
      textOption('only', '<filter>', 'import those alone, e.g. "rating >= 3 and keyword = web"'),
      textOption(
        'shift',
        '<camera=time,…>',
        'put the clock of a camera right, e.g. "Canon EOS 5D=+1h" or "Nikon=-1d30m"',
      ),
      flag(
        'keep-both',
        'a file exported anew becomes a photo of its own; undoes its having replaced one',
      ),
      flag('fresh', 'make everything anew; your edits of how photos were taken are replaced too'),
      ...WRITING,
    ],
    load: async () => (await import('./commands/import.ts')).importPhotos,
  },
  {
    name: 'link',
    usage: '<album> [file with addresses]',
    help: 'measure the photos of an album that stay on their host, and learn what it can do',
    positionals: [1, 2],
    options: [
      CATEGORY,
      textOption('thumbs', 'local', 'make small variants here for hosts that have one size'),
      ...ONLINE,
      ...WRITING,
    ],
    load: async () => (await import('./commands/link.ts')).link,
  },
  {
    name: 'mirror',
    usage: '<album>',
    help: 'keep copies of photos that stand on outside hosts',
    positionals: [1, 1],
    options: [
      textOption('use', 'host|mirror', 'what the site shows from now on: the host, or the copies'),
      ...ONLINE,
      ...WRITING,
    ],
    load: async () => (await import('./commands/mirror.ts')).mirror,
  },
  {
    name: 'check',
    usage: '[album…]',
    help: 'say what needs mending in the albums and in every published file',
    positionals: [0, Infinity],
    options: [
      flag('online', 'also ask for every outside address'),
      flag('fix', 'show what asking has proved right as a diff, and write it'),
      ...ONLINE,
      ...WRITING,
    ],
    load: async () => (await import('./commands/check.ts')).check,
  },
  {
    name: 'captions',
    usage: 'export|import <file.csv> [album…]',
    help: 'write the captions into a table that a spreadsheet opens, or bring it back',
    positionals: [2, Infinity],
    options: WRITING,
    load: async () => (await import('./commands/captions.ts')).captions,
  },
  {
    name: 'upload',
    usage: '',
    help: 'put the pictures that the site asks for into an S3 bucket, those that are new there',
    positionals: [0, 0],
    options: [
      flag('delete', 'remove from the bucket what the site no longer asks for'),
      ...WRITING,
    ],
    load: async () => (await import('./commands/upload.ts')).upload,
  },
  {
    name: 'picture',
    usage: 'portrait <file> | project <name> <file>',
    help: 'bring in your portrait, or the picture of a project: sizes, stripped, measured',
    positionals: [2, 3],
    options: [textOption('alt', '<words>', 'what it shows'), ...WRITING],
    load: async () => (await import('./commands/picture.ts')).picture,
  },
  {
    name: 'rename',
    usage: '<album> <address>',
    help: 'give an album another address; the former one leads to it',
    positionals: [2, 2],
    options: WRITING,
    load: async () => (await import('./commands/rename.ts')).rename,
  },
  {
    name: 'hide',
    usage: '<album> <photo> …',
    help: 'keep photos off the site, by the names of their files',
    positionals: [2, 1000],
    options: WRITING,
    load: async () => (await import('./commands/hide.ts')).hidePhotos,
  },
  {
    name: 'show',
    usage: '<album> <photo> …',
    help: 'have photos that were hidden on the site again',
    positionals: [2, 1000],
    options: WRITING,
    load: async () => (await import('./commands/hide.ts')).showPhotos,
  },
  {
    name: 'clean',
    usage: '',
    help: 'list the published files that nothing refers to, and remove them',
    positionals: [0, 0],
    options: [flag('yes', 'remove them'), ...WRITING],
    load: async () => (await import('./commands/clean.ts')).clean,
  },
  {
    name: 'doctor',
    usage: '',
    help: 'say what this machine can decode, and the state of disk and lock',
    positionals: [0, 0],
    options: [JSON_EVENTS],
    load: async () => (await import('./commands/doctor.ts')).doctor,
  },
]
