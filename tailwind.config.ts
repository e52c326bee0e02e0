import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { ROW_BREAKPOINTS } from './src/photography/rows/rowBreakpoints'
import { NARROW, START, WALL_MARGIN, WIDE } from './src/physics/constants'
import {
  BAR_HEIGHT,
  BREAKPOINTS,
  COLOURS,
  DURATIONS,
  EASINGS,
  FALLBACK_FAMILIES,
  FONT_FAMILIES,
  FONT_SIZES,
  FONT_WEIGHTS,
  FROM_WIDTH,
  GAPS,
  LETTER_SPACINGS,
  LINE_HEIGHTS,
  MEASURES,
  MEDIA,
  RELIEF_COLOURS,
  SHADOWS,
  SPACES,
  TRANSITION_CIRCLE_RADIUS,
  Z_INDEXES,
} from './src/theme'

/** The whole theme is made from the numbers in `src/theme.ts` and replaces Tailwind's default theme. */

const map = <From, To>(
  table: Readonly<Record<string, From>>,
  to: (value: From, name: string) => To,
) => Object.fromEntries(Object.entries(table).map(([name, value]) => [name, to(value, name)]))

/** The colours of one appearance as custom properties. */
const coloursOf = (appearance: 'day' | 'night') => ({
  ...Object.fromEntries(
    Object.entries(COLOURS)
      .filter(([, { day, night }]) => appearance === 'day' || night !== day)
      .map(([role, colour]) => [`--${role}`, colour[appearance]]),
  ),
  ...Object.fromEntries(
    RELIEF_COLOURS[appearance].map((colour, i) => [`--relief-${i + 1}`, colour]),
  ),
})

/**
 * The size of the home page's discs and the circle on which they start (physics/world). The circle is at
 * least wide enough to keep them apart. A container lower than `rowBelow` px has no room for it.
 */
const discsOf = (size: number) => ({
  rowBelow: 2 * (size + WALL_MARGIN),
  properties: {
    '--disc': `${size}px`,
    '--disc-ring': `max(${START.ring * 100}cqmin, ${size / Math.sqrt(3)}px)`,
  },
})
const [discs, smallDiscs] = [discsOf(WIDE.size), discsOf(NARROW.size)]

const curve = (name: keyof typeof EASINGS) => `cubic-bezier(${EASINGS[name].join(', ')})`
const { state, appear } = DURATIONS

/** Transitions by the names of their utilities: `transition-color`. */
const TRANSITIONS = {
  color: `color ${state}s`,
  'color-soft': `color ${state}s ${curve('soft')}`,
  /** The bar changes its ink once the menu's ground is under it. */
  'bar-ink': 'color 0.2s 0.24s',
  press: ['color', 'background-color', 'padding']
    .map((property) => `${property} ${state}s ${curve('soft')}`)
    .join(', '),
  underline: `background-size ${state}s ${curve('soft')}, color ${state}s ${curve('soft')}`,
  border: `border-color ${state}s ${curve('soft')}`,
  scale: `scale ${state}s ${curve('soft')}`,
  translate: `translate ${state}s ${curve('soft')}`,
  /** A disc's picture opens from the middle. */
  picture: `clip-path 0.45s ${curve('out')}`,
  /** The cover over a relief that is not drawn yet. */
  sheet: `opacity ${appear}s linear, visibility ${appear}s linear`,
}

const belowWide = `(max-width: ${BREAKPOINTS.wide - 0.02}px)`

// Without script, a plain menu is in the bar's corner or in a row below the bar.
const menuRow = `(scripting: none) and (max-width: ${BREAKPOINTS.noScriptRow - 0.02}px)`
const menuCorner = `(scripting: none) and (min-width: ${BREAKPOINTS.noScriptRow}px)`

export default {
  theme: {
    colors: {
      ...map(COLOURS, (_, role) => `var(--${role})`),
      current: 'currentColor',
      transparent: 'transparent',
      white: '#fff',
      'canvas-text': 'CanvasText',
      highlight: 'Highlight',
    },
    // `p-4` is 1 rem, as in Tailwind's own theme.
    spacing: {
      DEFAULT: '0.25rem',
      ...map(SPACES, (_, name) => `var(--${name})`),
      ...GAPS,
      bar: 'var(--bar)',
      'transition-circle': `${TRANSITION_CIRCLE_RADIUS}px`,
      'bar-row': 'var(--bar-row)',
      // A visible line where a hairline is too fine.
      rule: '1.5px',
      toast: 'min(21.25rem, 100vw - 2 * var(--margin))',
      // The width beside the relief of the not-found page.
      'beside-relief': 'calc(60% - 12px)',
      // From the window's edge to beyond the viewer's words.
      'beside-aside': 'calc(var(--aside) + env(safe-area-inset-right) + 8px)',
    },
    fontFamily: {
      ...map(FONT_FAMILIES, (faces) => [...faces]),
      // Tailwind's reset uses these names, for the page and for code.
      sans: [...FONT_FAMILIES.culture],
      mono: ['ui-monospace', 'monospace'],
      // The fallback of the surrounding typeface: see `page/FontFallback`.
      fallback: 'var(--fallback)',
      inherit: 'inherit',
    },
    fontSize: FONT_SIZES,
    fontWeight: FONT_WEIGHTS,
    lineHeight: LINE_HEIGHTS,
    letterSpacing: LETTER_SPACINGS,
    transitionDuration: map(DURATIONS, (duration) => `${duration}s`),
    transitionTimingFunction: map(EASINGS, (_, name) => curve(name as keyof typeof EASINGS)),
    maxWidth: MEASURES,
    borderWidth: { rule: '1.5px' },
    textUnderlineOffset: { text: '0.2em' },
    gridTemplateColumns: { middle: '1fr auto 1fr' },
    borderRadius: { round: '50%' },
    animation: {
      appear: `fade-in ${DURATIONS.appear}s linear`,
      'ask-next': 'ask-next 1ms',
      'menu-ink': 'from-menu-ink 0.1s 0.26s backwards',
      'appear-at-once': `fade-in ${DURATIONS.reduced}s linear`,
    },
    keyframes: {
      // Hidden in the first frame, so that the browser requests the picture one frame later.
      'ask-next': { from: { 'content-visibility': 'hidden' } },
    },
    zIndex: map(Z_INDEXES, String),
    screens: {},
    breakpoints: map(BREAKPOINTS, (width) => `${width}px`),
  },
  plugins: [
    plugin(({ addBase, addUtilities, addVariant }) => {
      addBase({
        ':root': {
          'color-scheme': 'light dark',
          ...coloursOf('day'),
          ...Object.fromEntries(
            Object.entries(SPACES).map(([name, space]) => [`--${name}`, space]),
          ),
          '--fallback': FALLBACK_FAMILIES.culture.join(', '),
          '--bar-row': BAR_HEIGHT.wide,
          '--bar': 'var(--bar-row)',
          // The width of the scrollbar while it is hidden: page/lockScroll.ts.
          '--scrollbar': '0px',
          ...discs.properties,
          '--disc-margin': `${WALL_MARGIN}px`,
        },
        [`@media ${MEDIA.narrow}`]: {
          ':root': { '--bar-row': BAR_HEIGHT.narrow, ...smallDiscs.properties },
        },
        // The plain menu has its own row below the bar's.
        [`@media ${menuRow}`]: { ':root': { '--bar': 'calc(var(--bar-row) + 4rem)' } },
        '@media (prefers-color-scheme: dark)': { ':root': coloursOf('night') },
      })
      // A tile's share of its justified row at each breakpoint: `photography/rows/layoutTiles.ts`.
      addUtilities({
        '.justified-tile': Object.assign(
          {},
          ...ROW_BREAKPOINTS.map(({ from }, b) => {
            const row = {
              '--w': `var(--w${b}, var(--a))`,
              '--s': `var(--s${b}, var(--a))`,
              '--n': `var(--n${b}, 0)`,
            }
            return from ? { [`@media (min-width: ${from}px)`]: row } : row
          }),
          // 0.02 px less, so that rounding never breaks a row.
          { width: 'calc((100% - var(--n) * var(--gap)) * var(--w) / var(--s) - 0.02px)' },
        ),
        // The factor is exactly 1 where the tile is no wider than its picture.
        '.justified-picture': { width: 'calc(100% * (var(--a) / var(--w)))' },
      })
      // Plain declarations. Tailwind's own utilities combine custom properties that this site never sets.
      for (const [name, shadow] of Object.entries(SHADOWS))
        addUtilities({ [`.shadow-${name}`]: { 'box-shadow': shadow } })
      for (const [name, transition] of Object.entries(TRANSITIONS))
        addUtilities({ [`.transition-${name}`]: { transition } })
      // The typeface of nature, except in headings, which have their own utilities.
      addUtilities({
        '.voice-nature': {
          'font-family': 'theme(fontFamily.nature)',
          '--fallback': FALLBACK_FAMILIES.nature.join(', '),
          'font-style': 'italic',
          'font-weight': FONT_WEIGHTS.nature,
          'letter-spacing': LETTER_SPACINGS.nature,
        },
      })
      // A pointer that can hover. If several variants match, the one that is defined later wins.
      addVariant('fine', `@media ${MEDIA.fine}`)
      // The media query is inside, so that Tailwind can derive `group-hover` and `peer-hover`.
      addVariant('hover', { '&:hover': { [`@media ${MEDIA.fine}`]: { '@slot': {} } } })
      addVariant('wide', `@media ${FROM_WIDTH.wide}`)
      addVariant('below-wide', `@media ${belowWide}`)
      addVariant('medium', `@media ${FROM_WIDTH.medium} and ${belowWide}`)
      addVariant('menu-row', `@media ${menuRow}`)
      addVariant('menu-corner', `@media ${menuCorner}`)
      addVariant('narrow', `@media ${MEDIA.narrow}`)
      addVariant('low', `@media ${MEDIA.low}`)
      addVariant('low-narrow', `@media ${MEDIA.low} and ${MEDIA.narrow}`)
      addVariant('sideways', `@media ${MEDIA.sideways}`)
      addVariant('upright', `@media ${MEDIA.narrow} and (not (${MEDIA.sideways}))`)
      addVariant('lowest', '@media (max-height: 360px)')
      // contentPlugin sets `dir` at build for languages that are written from right to left.
      addVariant('rtl', "[dir='rtl'] &")
      addVariant('no-hover', '@media (hover: none)')
      addVariant('discs-in-row', [
        `@media not ${MEDIA.narrow} { @container (height < ${discs.rowBelow}px) { & { @slot } } }`,
        `@media ${MEDIA.narrow} { @container (height < ${smallDiscs.rowBelow}px) { & { @slot } } }`,
      ])
      // In the light table: the window has room for a sheet beside the content.
      addVariant('beside', '@media (width >= 64rem)')
      addVariant('in-bar', 'header &')
      // A disc of the home page has focus, has a picture, or shows its picture.
      addVariant('disc-focus', "[data-part='disc']:focus-visible &")
      addVariant('disc-pictured', "[data-part='disc']:has(img) &")
      addVariant(
        'disc-open',
        `@media ${MEDIA.fine} { [data-part='disc'][data-hover]:has(img) & { @slot } }`,
      )
      addVariant('no-script', '@media (scripting: none)')
      // The menu's ground covers the page (ROOT.menuLayers in src/document.ts).
      addVariant('menu-over', 'html[data-menu-layers] &')
      for (const state of ['moving', 'still', 'waiting'])
        addVariant(`menu-${state}`, `html[data-menu-layers='${state}'] &`)
    }),
  ],
} satisfies Config
