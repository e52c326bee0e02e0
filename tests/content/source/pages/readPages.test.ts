import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PageFigure } from '../../../../src/content/pageText'
import type { Diagnostic } from '../../../../src/content/source/diagnostic'
import { readPages } from '../../../../src/content/source/pages/readPages'
import { candidates } from '../../../../src/images/sources'
import { fill, makeFolder } from '../../../folder'

let folder: string
const publicDir = () => join(folder, 'public')
beforeEach(async () => {
  folder = makeFolder()
  await mkdir(join(folder, 'pages'))
  fill(folder, { 'public/terms.pdf': '' })
})

const photo = (id: string, more = {}) => ({ id, src: `/photos/${id}-9.avif`, alt: 'A', ...more })
const album = (key: string, level: 'public' | 'listed' | 'unlisted', photos: object[]) => ({
  key,
  level,
  aliases: [`${key}-before`],
  parent: 'landscape',
  photos,
})
const CONTEXT = {
  values: { name: 'Ada', email: 'ada@lovelace.example' },
  albums: [
    album('alps', 'public', [
      photo('aaaa', { width: 9, height: 6 }),
      photo('bbbb', { hide: true }),
    ]),
    album('secret', 'unlisted', [photo('cccc')]),
  ] as never,
  categories: [{ path: 'landscape', shows: 'albums', level: 'public' }] as const,
  hasPhotos: true,
  base: undefined,
  publishedWith: () => () => true,
}

const write = (name: string, text: string) => writeFile(join(folder, 'pages', name), text)
/** A page without faults, except what a test adds. */
const page = (body: string, head = '') => `---\ntitle: Prices\n${head}---\n${body}\n`

async function read(context: Partial<typeof CONTEXT> = {}) {
  const found: Diagnostic[] = []
  const all = { ...CONTEXT, publicDir: publicDir(), ...context }
  const pages = await readPages(folder, all, (diagnostic) => found.push(diagnostic))
  return { pages, found }
}

/** The findings of a page with this body. */
async function findingsOf(body: string, head = '', context?: Partial<typeof CONTEXT>) {
  await write('prices.md', page(body, head))
  return (await read(context)).found
}

/** The tree of a page with this body. */
async function blocksOf(body: string) {
  await write('prices.md', page(body))
  const { pages, found } = await read()
  expect(found).toEqual([])
  return pages.find(({ id }) => id === 'prices')!.text.blocks
}

test('a footer page is in the menu only if its head says so', async () => {
  await write('imprint.md', page('Who.', 'footer: true\n'))
  await write('prices.md', page('How much.', 'footer: true\nmenu: Prices\n'))
  const { pages, found } = await read()
  expect(found).toEqual([])
  expect(pages.map(({ id, footer, menuLabel }) => [id, footer, menuLabel])).toEqual([
    ['imprint', true, undefined],
    ['prices', true, 'Prices'],
  ])
})

test('a control character in a page is refused, with its line', async () => {
  const found = await findingsOf('One.\n\nTwo \u0096 three.\n')
  expect(found).toMatchObject([{ code: 'control-character', path: 'line 6' }])
})

test('an empty or missing pages folder is no fault', async () => {
  expect(await read()).toEqual({ pages: [], found: [] })
  await rm(join(folder, 'pages'), { recursive: true })
  expect(await read()).toEqual({ pages: [], found: [] })
})

describe('the head of a page', () => {
  test('sets title, description, menu, order and level', async () => {
    const head = 'description: "What: it costs"\nmenu: What I ask\norder: 3\nlevel: listed\n'
    await write('prices.md', page('Of {name}.', head))
    const { pages, found } = await read()
    expect(found).toEqual([])
    expect(pages).toMatchObject([
      {
        id: 'prices',
        title: 'Prices',
        description: 'What: it costs',
        menuLabel: 'What I ask',
        level: 'listed',
        file: join('pages', 'prices.md'),
      },
    ])
  })

  test('needs only a title: the page is public, in the menu, described by its first paragraph', async () => {
    await write('prices.md', page('Of **{name}**.'))
    const [found] = (await read()).pages
    expect(found).toMatchObject({ menuLabel: 'Prices', level: 'public', description: 'Of Ada.' })
  })

  test('orders the pages; pages without a number come last', async () => {
    await write('a.md', page('A', 'order: 2\n'))
    await write('b.md', page('B', 'menu: false\n'))
    await write('c.md', page('[B](/b)', 'order: 1\n'))
    const { pages, found } = await read()
    expect(found).toEqual([])
    expect(pages.map(({ id, menuLabel }) => [id, menuLabel])).toEqual([
      ['c', 'Prices'],
      ['a', 'Prices'],
      ['b', undefined],
    ])
  })

  test.each([
    ['no head', 'Prices', 1, /has no head/],
    ['no closing line', '---\ntitle: Prices\n', 1, /not closed/],
    ['no title', '---\norder: 1\n---\nA\n', 1, /has no title/],
    ['an unknown key', page('A', 'colour: red\n'), 3, /names colour/],
    ['a key named like an object method', page('A', 'constructor: red\n'), 3, /names constructor/],
    ['a line without a key', page('A', 'red\n'), 3, /not a field/],
    ['a repeated key', page('A', 'title: Again\n'), 3, /repeats the field/],
    ['a key without a value', page('A', 'menu:\n'), 3, /leaves menu empty/],
    ['an order that is not a number', page('A', 'order: first\n'), 3, /order first/],
    ['the level unlisted', page('A', 'level: unlisted\n'), 3, /level unlisted/],
    ['an unknown placeholder', page('A', 'menu: "{nobody}"\n'), 1, /\{nobody\}/],
  ])('with %s is refused, with its line', async (_, text, line, reason) => {
    await write('prices.md', text)
    const { found } = await read()
    const message = expect.stringMatching(reason) as string
    const remedy = expect.stringMatching(/\w+ \S+/) as string
    const file = join('pages', 'prices.md')
    expect(found).toMatchObject([
      { severity: 'error', file, path: `line ${line}`, message, remedy },
    ])
  })
})

describe('a file in pages/', () => {
  test.each(['about.md', 'photography.md', '404.md', 'assets.md', 'Prices.md', 'my prices.md'])(
    'is refused if it is named %s',
    async (name) => {
      await write(name, page('A'))
      const { found } = await read()
      expect(found).toMatchObject([
        { code: 'address-taken', severity: 'error', file: join('pages', name) },
      ])
    },
  )
  test('is refused if public/ has a page at its address', async () => {
    await mkdir(join(publicDir(), 'prices'))
    expect(await findingsOf('A')).toEqual([])
    await writeFile(join(publicDir(), 'prices', 'index.html'), '')
    expect(await findingsOf('A')).toMatchObject([{ code: 'address-taken', severity: 'error' }])
  })
  test('is reported if it is not a page, except a hidden file', async () => {
    await write('.DS_Store', '')
    await write('snow.jpg', '')
    expect((await read()).found).toMatchObject([{ code: 'stray-page', severity: 'warning' }])
  })
})

const p = (...children: unknown[]) => ({ tag: 'p', children })

describe('Markdown', () => {
  test('becomes inline elements', async () => {
    const [block] = await blocksOf('A **b** _c_ ~~d~~ `{e}`\\\nof {name} &amp; \\*co\\*.')
    expect(block).toMatchObject(
      p(
        'A ',
        { tag: 'strong', children: ['b'] },
        ' ',
        { tag: 'em', children: ['c'] },
        ' ',
        { tag: 's', children: ['d'] },
        ' ',
        { tag: 'code', text: '{e}' },
        { tag: 'br' },
        'of Ada & *co*.',
      ),
    )
  })

  test('turns bare addresses into links, but not words with a full stop', async () => {
    const link = (href: string, to: string, text: string) => ({
      tag: 'a',
      to,
      href,
      children: [{ tag: 'bdi', children: [text] }],
    })
    expect(
      await blocksOf('Write to {email} or see https://a.example/b (not README.md, a.de).'),
    ).toMatchObject([
      p(
        'Write to ',
        link('mailto:ada@lovelace.example', 'plain', 'ada@lovelace.example'),
        ' or see ',
        link('https://a.example/b', 'outside', 'https://a.example/b'),
        ' (not README.md, a.de).',
      ),
    ])
  })

  test('becomes lists, quotations, code and rules', async () => {
    const blocks = await blocksOf('- a\n- b\n\n  - c\n\n3. d\n\n> e\n\n```\n{f}\n<g>\n```\n\n---')
    const line = (text: string) => ({ tag: 'li', children: [{ tag: 'div', children: [text] }] })
    expect(blocks).toMatchObject([
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: [p('a')] },
          { tag: 'li', children: [p('b'), { tag: 'ul', children: [line('c')] }] },
        ],
      },
      { tag: 'ol', start: 3, children: [line('d')] },
      { tag: 'blockquote', children: [p('e')] },
      { tag: 'pre', children: [{ tag: 'code', text: '{f}\n<g>' }] },
      { tag: 'hr' },
    ])
  })

  test('becomes tables with right-aligned numbers and with first cells as row headers', async () => {
    const [table] = await blocksOf(
      '| | | | |\n|-|-|-:|-|\n| Hour 1 | 240 € | a | 5 km |\n| | CHF 1,200.50 | b | – |\n| 3 | 0.60 € a km | c | 7 |',
    )
    const rest = [{ column: 'numbers' }, { column: 'right' }, { column: 'numbers' }]
    const row = (first: object) => ({ tag: 'tr', children: [first, ...rest] })
    expect(table).toMatchObject({
      children: [
        {
          tag: 'tbody',
          children: [
            row({ tag: 'th', scope: 'row', children: ['Hour 1'] }),
            row({ tag: 'td', children: [] }),
            row({ tag: 'th', children: ['3'] }),
          ],
        },
      ],
    })
    // The first column needs room on a phone.
    const [wide] = await blocksOf('| | | | |\n|-|-|-|-|\n| Print | 5 days | 40 cm | 7 € |')
    const wrapped = { column: 'right' }
    expect(wide).toMatchObject({
      children: [{ children: [{ children: [{}, wrapped, wrapped, wrapped] }] }],
    })
    const [named] = await blocksOf('| A | B |\n|-|:-|\n| C | 1 |')
    const names = [{ tag: 'th', scope: 'col', children: ['A'] }, { column: 'left' }]
    expect(named).toMatchObject({
      children: [{ tag: 'thead', children: [{ tag: 'tr', children: names }] }, { tag: 'tbody' }],
    })
  })

  test('has a lead paragraph: the first, unless it is short beside the next', async () => {
    const leads = async (...parts: string[]) => {
      const [first] = await blocksOf(parts.join('\n\n'))
      return first?.tag === 'p' && first.isLead
    }
    const long = 'x'.repeat(100)
    expect(await leads('x'.repeat(60), long)).toBe(true)
    expect(await leads('Angaben gemäß § 5 DDG', long)).toBeFalsy()
    expect(await leads('Angaben gemäß § 5 DDG')).toBe(true)
    expect(await leads('---', long)).toBeFalsy()
  })

  test('gives headings unique ids and, from four on, a table of contents', async () => {
    const headings = ['## Größe', '### Größe', '## Menu', '## 张伟 и Ко', '## 🌋', '## A `b` *c*']
    await write('prices.md', page(headings.join('\n\n')))
    const [found] = (await read()).pages
    expect(found!.text.blocks).toMatchObject([
      { tag: 'h2', id: 'grosse' },
      { tag: 'h3', id: 'grosse-2' },
      // The menu already has the id menu.
      { tag: 'h2', id: 'menu-1' },
      { tag: 'h2', id: '张伟-и-ко' },
      { tag: 'h2', id: 'section-1f30b' },
      { tag: 'h2', id: 'a-b-c' },
    ])
    expect(found!.text.contents).toEqual([
      { id: 'grosse', title: 'Größe' },
      { id: 'menu-1', title: 'Menu' },
      { id: '张伟-и-ко', title: '张伟 и Ко' },
      { id: 'section-1f30b', title: '🌋' },
      { id: 'a-b-c', title: 'A b c' },
    ])
    await write('prices.md', page(headings.slice(0, 4).join('\n\n')))
    expect((await read()).pages[0]!.text.contents).toEqual([])
  })

  test('shows HTML as text and reports it; comments are left out', async () => {
    await write(
      'prices.md',
      page('A <b onclick="x()">b</b><!-- c -->.\n\n<!--\nd -->\n\n<script>\ne()\n</script>'),
    )
    const { pages, found } = await read()
    expect(pages[0]!.text.blocks).toMatchObject([
      p('A <b onclick="x()">b</b>.'),
      p('<script>\ne()\n</script>'),
    ])
    expect(found).toMatchObject(
      [4, 4, 9].map((line) => ({ code: 'raw-html', severity: 'warning', path: `line ${line}` })),
    )
  })
})

describe('links in a page', () => {
  test('lead to pages, parts of them, files, other sites and other programs', async () => {
    await write('imprint.md', page('## Who'))
    const targets = [
      ['/', 'page'],
      ['/about', 'page'],
      ['/imprint', 'page'],
      ['/photography/search', 'page'],
      ['/imprint#who', 'page'],
      ['/photography/landscape', 'page'],
      ['/photography/landscape/alps', 'page'],
      ['/photography/landscape/alps/aaaa', 'page'],
      ['/photography/landscape/alps-before', 'file'],
      ['/photography/alps-before/aaaa', 'file'],
      ['/terms.pdf', 'file'],
      ['/feed.xml', 'file'],
      ['/sitemap.xml', 'file'],
      ['/cards/site.jpg', 'file'],
      ['#here', 'plain'],
      ['#%D0%B7%D0%B0%D0%BA%D0%B0%D1%82', 'plain'],
      ['mailto:{email}', 'plain'],
      ['https://a.example/ä?b', 'outside'],
    ] as const
    const blocks = await blocksOf(
      `${targets.map(([href]) => `[a](<${href}>)`).join('\n\n')}\n\n## Here\n\n## Закат`,
    )
    expect(blocks.slice(0, -2)).toMatchObject(
      targets.map(([href, to]) => {
        const settled = href.replace('{email}', 'ada@lovelace.example').replace('ä', '%C3%A4')
        return p({ tag: 'a', to, href: settled })
      }),
    )
  })

  test.each([
    ['a missing page', '/prizes', 'dead-link'],
    ['another address of an album', '/photography/alps', 'dead-link'],
    ['a missing album', '/photography/landscape/andes', 'dead-link'],
    ['a hidden photograph', '/photography/landscape/alps/bbbb', 'dead-link'],
    ['an unlisted album', '/photography/landscape/secret', 'dead-link'],
    ['a photograph of an unlisted album', '/photography/landscape/secret/cccc', 'dead-link'],
    ['a former address of an unlisted album', '/photography/secret-before', 'dead-link'],
    ['a missing file', '/terms.docx', 'dead-link'],
    ['a missing part of the page', '#there', 'dead-link'],
    ['a missing part at a full address', '/prices#there', 'dead-link'],
    ['an empty address', '', 'dead-link'],
    ['a relative file', 'imprint.md', 'dead-link'],
    ['a script', 'javascript:alert(1)', 'dead-link'],
    ['a data address', 'data:text/html,a', 'dead-link'],
    ['another host without a scheme', '//a.example', 'bad-path'],
    ['a folder above', '/../a.pdf', 'bad-path'],
    ['an address with a password', 'https://me:secret@a.example', 'credentials-in-url'],
  ])('to %s are errors, with their line', async (_, href, code) => {
    const found = await findingsOf(`## Here\n\nA\n[b](<${href}>)`)
    expect(found).toMatchObject([{ code, severity: 'error', path: 'line 7' }])
  })

  test('to a feed are errors if no photograph is public', async () => {
    const albums = [album('secret', 'unlisted', [photo('cccc')])] as never
    const found = await findingsOf('[RSS](/feed.xml)', '', { albums })
    expect(found).toMatchObject([{ code: 'dead-link', path: 'line 4' }])
  })

  test.each(['search?q=snow', 'years/2024', 'keywords/snow'])(
    'to %s are errors, and the whole address is the remedy',
    async (searched) => {
      const found = await findingsOf(`[b](/photography/${searched})`)
      const remedy = expect.stringContaining('https://') as string
      expect(found).toMatchObject([{ code: 'dead-link', path: 'line 4', remedy }])
    },
  )

  test('to a missing part are reported with the existing parts', async () => {
    const found = await findingsOf('## Here\n\n## Закат\n\n[b](#there)')
    expect(found).toMatchObject([{ remedy: 'Write one of #here, #закат' }])
  })

  test('in a table row are reported with the line of the row', async () => {
    expect(await findingsOf('| A |\n|-|\n| b |\n| [c](/d) |')).toMatchObject([{ path: 'line 7' }])
  })

  test('must lead to every page that is not in the menu', async () => {
    const find = () => findingsOf('[Me](/prices)', 'menu: false\n')
    expect(await find()).toMatchObject([{ code: 'on-no-page', severity: 'warning' }])
    await write('imprint.md', page('[Prices](/prices)'))
    expect(await find()).toEqual([])
  })
})

describe('pictures in a page', () => {
  test('have the upright size of the album’s photo, or of their file', async () => {
    await sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(join(publicDir(), 'snow ö.jpg'))
    const blocks = await blocksOf(
      '![Alps](/photos/aaaa-9.avif "In May")\n\n![{name}](</snow ö.jpg>)',
    )
    expect(blocks).toEqual([
      {
        tag: 'figure',
        picture: { src: '/photos/aaaa-9.avif', alt: 'Alps', width: 9, height: 6 },
        caption: 'In May',
      },
      {
        tag: 'figure',
        picture: { src: '/snow%20%C3%B6.jpg', alt: 'Ada', width: 2, height: 4 },
        caption: '',
      },
    ])
  })

  test('are the album’s photo at any of its widths, also when they name its mirror', async () => {
    const src = '/photos/0123456789ab-5cc48b62-1600.avif'
    const named = '![Alps](/photos/0123456789ab-5cc48b62-960.avif)'
    await write('prices.md', page(named))
    const readWith = (more: object) => {
      const photos = [photo('alps', { src, width: 1600, height: 900, ...more })]
      return read({ albums: [album('alps', 'public', photos)] as never })
    }
    const { pages, found } = await readWith({})
    expect(found).toEqual([])
    expect(pages[0]!.text.blocks).toMatchObject([{ picture: { src, width: 1600, height: 900 } }])
    const hidden = [{ code: 'hidden-picture' }]
    expect((await readWith({ hide: true })).found).toMatchObject(hidden)
    const linked = { src: 'https://img.example.com/a.jpg', mirror: { src, width: 1600 } }
    expect((await readWith({ ...linked, hide: true })).found).toMatchObject(hidden)
  })

  test.each([
    ['lake-2.avif', ['lake-2.avif']],
    ['lake-500.avif', ['lake-500.avif']],
    ['lake-500.avif', ['lake-480.avif', 'lake-500.avif']],
  ])('%s has the files that are in public/photos: %j', async (name, files) => {
    const picture = sharp({ create: { width: 500, height: 1, channels: 3, background: 'red' } })
    await mkdir(join(publicDir(), 'photos'))
    for (const file of files)
      await picture
        .clone()
        .avif()
        .toFile(join(publicDir(), 'photos', file))
    const [figure] = await blocksOf(`![Lake](/photos/${name})`)
    const { picture: shown } = figure as PageFigure
    const asked = candidates({ ...shown, width: 500 }).map(({ src }) => src)
    expect(asked).toEqual(files.map((file) => `/photos/${file}`))
  })

  test.each([
    ['a picture beside the page', '![A](snow.jpg)', 'bad-path'],
    ['a picture on another host', '![A](https://a.example/b.jpg)', 'bad-path'],
    ['a missing picture', '![A](/snow.jpg)', 'missing-file'],
    ['a file that is not a picture', '![A](/terms.pdf)', 'damaged-file'],
    ['a hidden photo', '![A](/photos/bbbb-9.avif)', 'hidden-picture'],
    ['a hidden photo at another width', '![A](/photos/bbbb-4.avif)', 'hidden-picture'],
    ['a picture without a description', '![](/photos/aaaa-9.avif)', 'empty-alt'],
    ['a picture within words', 'A ![A](/photos/aaaa-9.avif)', 'inline-picture'],
    ['a picture in a list', '- ![A](/photos/aaaa-9.avif)', 'inline-picture'],
  ])('%s is an error, with its line', async (_, markdown, code) => {
    const found = await findingsOf(`A\n\n${markdown}`)
    expect(found).toMatchObject([{ code, severity: 'error', path: 'line 6' }])
  })
})

test.each([
  ['a second title', '# Prices', 'second-title'],
  ['an unknown placeholder', 'Of {nobody}.', 'placeholder'],
  ['an empty body', '', 'empty-page'],
])('a page with %s is refused', async (_, body, code) => {
  expect(await findingsOf(body)).toMatchObject([{ code, severity: 'error' }])
})

test('placeholders in the description of a picture are filled once, except in code', async () => {
  await write('prices.md', page('![{nobody} and `{name}`, {name}](/photos/aaaa-9.avif)'))
  const { pages, found } = await read()
  expect(found.filter(({ code }) => code === 'placeholder')).toHaveLength(1)
  expect(pages[0]!.text.blocks).toMatchObject([
    { tag: 'figure', picture: { alt: expect.stringContaining('{name}, Ada') } },
  ])
})
