/**
 * The description of each content field, with an example as JSON: the source of docs/content.md and the
 * JSON Schemas. A test requires exactly the fields of src/content/source/schema/.
 */
type FieldDoc = readonly [says: string, example: unknown]

const picture = (of: string): Record<string, FieldDoc> => ({
  src: [`The address of ${of}: below \`public/\`, or on another host.`, '/photos/me-960.avif'],
  alt: ['What it shows, for people who cannot see it.', 'A woman with a camera on a ridge'],
  width: ['Its pixels across, so that its place is kept.', 960],
  height: ['Its pixels down.', 1440],
  widths: ['The widths at which it is there too, if not the usual ones.', [480, 720]],
  color: ['This colour is shown until the picture has loaded.', '#1a2b3c'],
  placeholder: ['A WebP of 16 px as base64, shown until the picture has loaded.', 'UklGR…'],
})

const under = (name: string, fields: Record<string, FieldDoc>): Record<string, FieldDoc> =>
  Object.fromEntries(Object.entries(fields).map(([key, doc]) => [`${name}.${key}`, doc]))

const link = (of: string): Record<string, FieldDoc> => ({
  label: [`The words of ${of}.`, 'Professional network'],
  url: ['Where it leads.', 'https://network.example/me'],
})

const recipe = (of: string): Record<string, FieldDoc> => ({
  recipe: [`How imports make ${of}.`, { quality: 78 }],
  'recipe.quality': ['1 to 100, of what the viewer shows; grids get less.', 78],
  'recipe.widths': [
    'In px, ascending. From 1600 on, and of the last, it is the longer side.',
    [480, 720, 960, 1600, 2560],
  ],
  'recipe.sharpen': ['What follows making a picture smaller: `screen`, or `none`.', 'none'],
})

const rights = (of: string): Record<string, FieldDoc> => ({
  rights: [
    `Licence and credit of ${of}: for the viewer, search engines and the published files. Each field for itself.`,
    { license: 'CC BY 4.0', credit: 'Ada Lovelace' },
  ],
  'rights.license': [
    'A Creative Commons licence by its short name, or the address of another.',
    'CC BY-NC 4.0',
  ],
  'rights.credit': ['Who is to be named.', 'Ada Lovelace'],
  'rights.copyright': ['The copyright notice.', '© 2026 Ada Lovelace'],
  'rights.acquire': ['The page on which a licence can be had.', 'https://ada.example/licences'],
})

const schema = (path: string): FieldDoc => ['Where editors find what the file may hold.', path]

/** By file and the field's path. `[]` stands for each list entry. */
export const FIELDS: Record<string, Record<string, FieldDoc>> = {
  site: {
    $schema: schema('../../docs/schema/site.schema.json'),
    name: ['Your name: the mountain, the titles, the footer.', 'Ada Lovelace'],
    email: ['Where mail to you goes.', 'ada@example.org'],
    host: ['Where your source code is, for texts that say `{host}`.', 'codehost'],
    people: [
      'Names that other texts take from here, as `{older}` or, in addresses, `{older-id}`.',
      { older: 'Robin' },
    ],
    url: ['Where the site stands, without a slash at its end.', 'https://ada.example'],
    description: ['What search engines say of the site.', 'Software and photographs'],
    lang: ['Language of the interface, one of `src/words/`; else English.', 'de'],
    photos: ['Pictures that lie elsewhere.', { base: 'https://photos.example.org' }],
    'photos.base': [
      'Where published pictures answer, if not on this site.',
      'https://photos.example.org',
    ],
    ...recipe('pictures'),
    ...rights('all photographs'),
    publish: ['The command by which the light table publishes.', 'git push'],
    originals: [
      'The folder in which the light table keeps files that it is given.',
      '../originals',
    ],
    keywords: ['What becomes of keywords.', { public: ['sea'] }],
    'keywords.people': [
      'Whether imports keep keywords that name people, and `public` may publish them.',
      true,
    ],
    'keywords.public': [
      'Keywords of public albums that visitors can search, or `true` for all; else none.',
      ['sea'],
    ],
    download: ['Whether visitors can save photographs of public albums.', true],
    captions: [
      'Whether photographs come with the descriptions of their files (`from-file`, the usual) or `none`.',
      'none',
    ],
    aiCrawlers: [
      'Whether robots.txt lets crawlers of AI companies read the site (`allow`, the usual) or not (`disallow`).',
      'disallow',
    ],
    bio: ['About you, a paragraph each.', ['I build things that last.']],
    portrait: ['Your portrait on the about page.', { src: '/photos/me-960.avif', alt: 'Me' }],
    ...under('portrait', picture('the picture')),
    network: ['A link on the about page.', { label: 'Network', url: 'https://network.example/me' }],
    ...under('network', link('the link')),
    footer: ['Links beside your name below every page.', [{ label: 'Prints', url: 'https://…' }]],
    ...under('footer[]', link('the link')),
    resume: ['Your resume as a PDF.', { src: '/resume.pdf', download: 'ada-lovelace.pdf' }],
    'resume.src': ['Its address.', '/resume.pdf'],
    'resume.download': ['How it is called once it is saved.', 'ada-lovelace.pdf'],
    skills: ['What you can do, in a grid.', [{ name: 'Rust', icon: 'brand-rust' }]],
    'skills[].name': ['What it is called.', 'Rust'],
    'skills[].icon': [
      'One drawn in `src/about/skills.svg`, or an outline of https://tabler.io/icons; none without it.',
      'brand-rust',
    ],
  },
  projects: {
    '[].name': ['What you built.', 'Tater Tap'],
    '[].descriptions': ['What it is, a point each.', ['A game for two thumbs.']],
    '[].img': ['A picture of it.', { src: '/projects/tater.avif', alt: 'Its first screen' }],
    ...under('[].img', picture('the picture')),
    '[].githubLink': ['Its source code.', 'https://codehost.example/ada/tater'],
    '[].viewLink': ['Where it can be seen.', { label: 'Play it', url: 'https://tater.example' }],
    ...under('[].viewLink', link('the link')),
  },
  catalog: {
    $schema: schema('../../docs/schema/catalog.schema.json'),
    categories: ['In the order in which pages show them.', [{ id: 'hills', name: 'Hills' }]],
    'categories[].id': [
      'The last part of its address. Do not change it: links to it would break.',
      'hills',
    ],
    'categories[].name': ['What it is called.', 'Hills'],
    'categories[].description': ['What search engines say of it.', 'Walks above the trees'],
    'categories[].level': [
      'Who finds its albums: `public`, `listed` (people, no search engine) or `unlisted`.',
      'listed',
    ],
    'categories[].cover': [
      'Its cover, if not that of its first album.',
      { album: 'alps', photo: '…' },
    ],
    'categories[].cover.album': ['The address of the album.', 'alps2020'],
    'categories[].cover.photo': ['The id of the photo.', '0123456789ab'],
    'categories[].layout': [
      'How its list is laid out: `wide`, `tall`, or as its `covers` are (the usual).',
      'tall',
    ],
    'categories[].forgetLostAlbum': ['The list does not return to an album that is gone.', true],
    'categories[].order': [
      '`newest`: its newest album first, instead of the order here.',
      'newest',
    ],
    albums: ['In the order in which lists show them.', [{ id: 'alps2020', name: 'Alps 2020' }]],
    'albums[].id': [
      'Its address, if `path` does not say another. Do not change it: links to it would break.',
      'alps2020',
    ],
    'albums[].name': ['What lists call it.', 'Alps 2020'],
    'albums[].category': ['The id of its category.', 'hills'],
    'albums[].alsoIn': ['Ids of other categories whose lists show it, too.', ['trips']],
    'albums[].year': ['Its year, beside its name.', 2020],
    'albums[].title': [
      'What the bar of its page says, if not its name.',
      'Three weeks in the Alps',
    ],
    'albums[].description': [
      'Its words above the rows, and for search engines.',
      'From hut to hut.',
    ],
    'albums[].path': ['The last part of its address, if not its id.', 'alps'],
    'albums[].file': ['The name of its file in `albums/`, if not its address.', 'alps2020'],
    'albums[].level': [
      '`public`, `listed` or `unlisted`; by default that of its category.',
      'unlisted',
    ],
    'albums[].download': ['Whether visitors can save its photographs.', false],
    'albums[].shared': ['Its photos may be in public albums too.', true],
    'albums[].aliases': [
      'Former last parts of its address, which redirect. `darkroom rename` adds them.',
      ['alps2019'],
    ],
  },
  album: {
    $schema: schema('../../../docs/schema/album.schema.json'),
    cover: ['The id of its cover; else its first photo.', '0123456789ab'],
    ...recipe('its pictures, where it is not as the site says'),
    ...rights('its photographs'),
    use: ['Of photos on other hosts: these (`host`), or copies of your own (`mirror`).', 'mirror'],
    photos: ['In the order in which the page shows them.', []],
    'photos[].id': [
      'The last part of its address. Do not change it: links to it would break.',
      '0123456789ab',
    ],
    'photos[].file': ['Written by imports: the name by which you know it.', 'IMG_4321.jpg'],
    'photos[].src': [
      'A published file, or an address on another host.',
      '/photos/0123456789ab-960.avif',
    ],
    'photos[].alt': [
      'What it shows: its caption, also for people who cannot see it.',
      'Fog over the fjord',
    ],
    'photos[].width': ['The pixels of that file across.', 960],
    'photos[].height': ['The pixels of that file down.', 640],
    'photos[].color': ['This colour is shown until the picture has loaded.', '#1a2b3c'],
    'photos[].placeholder': [
      'A WebP of 16 px as base64, shown until the picture has loaded.',
      'UklGR…',
    ],
    'photos[].capture': [
      'How it was taken; the viewer shows it. `{}` shows nothing.',
      { camera: 'Canon EOS R6' },
    ],
    'photos[].capture.camera': ['The camera.', 'Canon EOS R6'],
    'photos[].capture.lens': ['The lens.', 'RF24-70mm F2.8'],
    'photos[].capture.focalLength': ['In mm.', 35],
    'photos[].capture.aperture': ['The f-number.', 5.6],
    'photos[].capture.shutter': ['In seconds, as cameras say it.', '1/250'],
    'photos[].capture.iso': ['The sensitivity.', 200],
    'photos[].capture.taken': ['When, by the clock of the camera.', '2020-08-09T19:30:00'],
    'photos[].focus': [
      'The point that stays in view where it is cropped: % from left and top.',
      [50, 30],
    ],
    'photos[].hide': ['Keeps it in the file and off the site.', true],
    'photos[].decorative': ['The empty `alt` is intended: the picture is decoration.', true],
    'photos[].rotate': ['Degrees by which the next import turns it clockwise.', 90],
    ...under('photos[]', rights('this one')),
    'photos[].jpeg': ['Each of its files is there as a JPEG, too.', true],
    'photos[].template': [
      'Of another host: its address with `{W}` for the width.',
      'https://i.example/a?w={W}',
    ],
    'photos[].widths': ['The widths at which it is there, if not the usual ones.', [480, 960]],
    'photos[].candidates': [
      'Of another host: its sizes.',
      [{ src: 'https://i.example/a', width: 960 }],
    ],
    'photos[].candidates[].src': ['The address of one.', 'https://i.example/a-960.jpg'],
    'photos[].candidates[].width': ['Its pixels across.', 960],
    'photos[].mirror': [
      'The largest of your own copies of it.',
      { src: '/photos/a.avif', width: 1600 },
    ],
    'photos[].mirror.src': ['Its address.', '/photos/0123456789ab-1600.avif'],
    'photos[].mirror.width': ['Its pixels across.', 1600],
    'photos[].mirror.widths': ['The widths at which the copy is there too.', [480, 960]],
    'photos[].keywords': [
      'Yours; visitors get those that `keywords.public` of site.json names.',
      ['sea'],
    ],
    'photos[].rating': ['Your stars, 1 to 5, or -1; no visitor gets them.', 4],
    imported: ['Written by imports: the files that the album has taken in.', []],
    'imported[].bytes': ['The digest of the bytes of a file.', '0123456789ab'],
    'imported[].file': ['Its name.', 'IMG_4321.jpg'],
    'imported[].taken': ['When it says that it was taken.', '2020-08-09T19:30:00'],
  },
  resume: {
    headline: ['What you are, in a line.', 'Full stack developer'],
    summary: ['And in a paragraph.', 'Ten years of …'],
    experience: ['Your posts, the last one first.', []],
    'experience[].role': ['What you are or were there.', 'Lead developer'],
    'experience[].place': ['Where.', 'Analytical Engines'],
    'experience[].from': ['The year in which it began.', 2019],
    'experience[].to': ['The year in which it ended; without it, it goes on.', 2023],
    'experience[].points': ['What you did, a point each.', ['Built the first of its kind.']],
    skills: ['What you can do, in groups.', []],
    'skills[].group': ['What a group is called.', 'Languages'],
    'skills[].names': ['What is in it.', ['TypeScript', 'Rust']],
    education: ['Where you learnt it.', []],
    'education[].title': ['What.', 'Mathematics'],
    'education[].place': ['Where.', 'London'],
    'education[].year': ['When it ended.', 2012],
    photography: ['A sentence about your photographs.', 'Landscapes and families.'],
  },
}
