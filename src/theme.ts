/** The design's numbers. `tailwind.config.ts` turns them into utilities and custom properties. */

/** Widths of the window, px. `narrow` is the greatest width of its layout, `wide` the smallest. */
export const BREAKPOINTS = { narrow: 700, wide: 1024, noScriptRow: 1200, growing: 1440 } as const

/** Without spaces: pages repeat them in `sizes`. */
export const FROM_WIDTH = {
  medium: `(min-width:${BREAKPOINTS.narrow + 1}px)`,
  wide: `(min-width:${BREAKPOINTS.wide}px)`,
} as const

export const MEDIA = {
  narrow: `(max-width: ${BREAKPOINTS.narrow}px)`,
  low: '(max-height: 500px)', // a phone in landscape, or a page zoomed to 400 %
  sideways: '(max-height: 480px) and (min-width: 560px) and (orientation: landscape)', // phones
  fine: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const

type Colour = { day: string; night: string }
const always = (colour: string): Colour => ({ day: colour, night: colour })

/** Colours by role: custom properties (`--paper`) and utilities (`bg-paper`). */
export const COLOURS = {
  paper: { day: '#f4f6f1', night: '#0e1414' },
  'paper-muted': { day: '#e9ede5', night: '#161f1e' },
  ink: { day: '#10201d', night: '#edecdf' },
  'ink-muted': { day: '#4b5a54', night: '#a4ada4' },
  line: { day: '#10201d24', night: '#edecdf24' },
  'line-strong': { day: '#10201d5c', night: '#edecdf5c' },
  accent: { day: '#b0125b', night: '#ff86b8' }, // only for interaction
  'on-accent': { day: '#fff', night: '#23010f' },
  'disc-ink': { day: '#10201d', night: '#edecdf' },
  'disc-line': { day: '#10201d40', night: '#e8e0c6a6' },
  /** The same by day and night: the colours of the relief's summit by day. */
  menu: always('#123636'),
  'menu-layer-1': always('#27524e'),
  'menu-layer-2': always('#1b4342'),
  'menu-ink': always('#f3f2e4'),
  'menu-accent': always('#ff9cc6'),
  toast: { day: '#10201d', night: '#1d2827' },
  'toast-ink': { day: '#f4f6f1', night: '#edecdf' },
  'toast-accent': always('#ff86b8'),
  'summit-ink': { day: '#f6f5ea', night: '#122120' }, // on the relief's summit
  edge: { day: '#ffffff59', night: '#ffffff12' },
  shade: { day: '#0a1f1c33', night: '#00000066' },
} as const satisfies Record<string, Colour>

export const RELIEF_COLOURS: { day: readonly string[]; night: readonly string[] } = {
  day: [
    '#e9e6d2',
    '#d9dbbe',
    '#c0cca6',
    '#a0b791',
    '#7b9e80',
    '#578371',
    '#396762',
    '#234d4c',
    '#123636',
  ],
  night: [
    '#131c1b',
    '#182624',
    '#1f322e',
    '#29433a',
    '#3c5845',
    '#5d704e',
    '#8b8b5e',
    '#bbae82',
    '#e8e0c6',
  ],
}

/** A different word gives the same name a different mountain. */
export const RELIEF_SEED: string = ''

/** `culture`: what people make. `nature`: what photographs show. See `src/fonts/faces.ts`. */
export const FONT_FAMILIES = {
  culture: ['Culture', 'Culture stand-in', 'ui-sans-serif', 'system-ui', 'sans-serif'],
  nature: ['Nature', 'Nature stand-in', 'Georgia', 'serif'],
} as const

/** For words with a letter that the typeface lacks (`src/fonts`). */
export const FALLBACK_FAMILIES = {
  culture: FONT_FAMILIES.culture.slice(1),
  nature: FONT_FAMILIES.nature.slice(1),
} as const

const TITLE = 'clamp(1.25rem, 1.12rem + 0.55vw, 1.625rem)'
const LABEL = 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)'
const DISPLAY = 'clamp(3.25rem, min(1.2rem + 7vw, 12.5svh), 7.5rem)'

/** In rem, and in vw where the size grows with the window. */
export const FONT_SIZES = {
  note: 'clamp(0.8125rem, 0.79rem + 0.1vw, 0.875rem)',
  body: 'clamp(1rem, 0.97rem + 0.13vw, 1.0625rem)',
  label: LABEL,
  lead: 'clamp(1.25rem, 1.13rem + 0.5vw, 1.5625rem)',
  'lead-aside': '1.3125rem', // beside a picture, on a phone in landscape
  title: TITLE,
  name: 'clamp(1.5rem, 1.24rem + 1.1vw, 2.25rem)',
  head: 'clamp(2rem, 1.5rem + 2vw, 3.25rem)',
  display: DISPLAY,
  disc: 'min(1.375rem, var(--disc) * 0.24)',
  'disc-nature': 'min(1.5625rem, var(--disc) * 0.24)',
  'disc-small': 'min(0.8125rem, var(--disc) * 0.24)',
  /** The typeface of nature looks smaller at the same size. */
  'label-nature': `calc(${LABEL} * 1.08)`,
  'title-nature': `calc(${TITLE} * 1.12)`,
  /** Fits the longest link, even with wide letter spacing. shell/menu/Menu sets `--fit`. */
  'menu-link': `min(${DISPLAY}, max(1.5rem, var(--fit, (100vw - var(--margin)) / 7.1)))`,
} as const

export const FONT_WEIGHTS = {
  normal: '400',
  nature: '430',
  'nature-strong': '450',
  medium: '500',
  semibold: '600',
  'semibold-small': '650',
  bold: '700',
} as const

export const LINE_HEIGHTS = {
  display: '0.98',
  head: '1.02',
  tight: '1.1',
  menu: '1.12',
  name: '1.15',
  snug: '1.2',
  note: '1.25',
  caption: '1.35',
  lead: '1.38',
  keys: '1.6',
} as const

export const LETTER_SPACINGS = {
  display: '-0.025em',
  menu: '-0.02em',
  'menu-nature': '-0.015em',
  head: '-0.018em',
  name: '-0.012em',
  nature: '-0.005em',
  lead: '-0.004em',
  'disc-small': '-0.01em',
  normal: 'normal',
} as const

export const SPACES = {
  margin: 'clamp(1rem, 0.2rem + 2.6vw, 2.5rem)', // at the sides of the page
  gap: 'clamp(0.625rem, 0.45rem + 0.65vw, 1rem)', // between pictures
  actions: 'clamp(28px, 3vw, 2.75rem)', // above a list of actions
  gutter: 'min(6.6vw, 104px)', // at the sides of the viewer's picture
  aside: '236px', // beside the viewer's picture, on a phone in landscape
} as const
const BAR_GAP = 'clamp(4px, 0.6vw, 0.5rem)' // between the bar and the page

/** Between blocks: rem or px, em in texts, vw or vh where the gap shrinks with the window. */
export const GAPS = {
  paragraph: '0.8em',
  section: '1.6em',
  columns: 'clamp(24px, 3.4vw, 5.5rem)',
  blocks: 'clamp(36px, 4.5vw, 4rem)',
  projects: 'clamp(40px, 5vw, 5rem)',
  covers: 'clamp(16px, 2vw, 1.75rem)',
  tiles: 'clamp(20px, 2.2vw, 2.5rem)',
  footer: 'clamp(40px, 6vw, 5.5rem)',
  'menu-floor': 'clamp(28px, 5vh, 4rem)',
  'not-found-top': 'clamp(20px, 7vh, 4.5rem)',
  'page-top': `calc(var(--bar) + ${BAR_GAP})`,
  /** Below the bar: for fixed elements, and as a scroll margin. */
  'below-bar': 'calc(var(--bar) + 0.75rem)',
  'scroll-top': 'calc(var(--bar) + 1rem)',
} as const

export const MEASURES = {
  measure: '38em',
  'measure-lead': '34em',
  'measure-list': '40em',
  'measure-note': '60ch',
} as const

/** Light comes from the north-west. The last three are lines that take no space. */
export const SHADOWS = {
  disc: '0 1px 1px var(--shade), 6px 14px 28px var(--shade), 14px 30px 60px var(--shade)',
  slip: '4px 10px 30px #0004',
  floor: '0 1px var(--line)',
  selected: '0 0 0 4px var(--accent)',
  frame: 'inset 0 0 0 1px var(--line-strong)',
} as const

export const BAR_HEIGHT = { wide: '4.5rem', narrow: '3.75rem' } as const

export const DURATIONS = {
  // s
  state: 0.3,
  page: 0.48,
  leave: 0.16, // the old page fades out, then the next one in
  appear: 0.32,
  grow: 0.56, // a disc into a page
  reduced: 0.12, // replaces movement, with reduced motion
} as const
export const EASINGS = {
  out: [0.16, 1, 0.3, 1],
  grow: [0.62, 0, 0.18, 1],
  soft: [0.2, 0, 0, 1],
} as const

export const Z_INDEXES = {
  discs: 10,
  bar: 100,
  'plain-menu': 200,
  'menu-layers': 5999,
  menu: 6000,
  'bar-over-menu': 6100,
  burger: 696969,
  viewer: 696971,
  toasts: 696980,
} as const

/** px. Drawn small and scaled up: browsers rasterise the circle once, at its own size. */
export const TRANSITION_CIRCLE_RADIUS = 250

export const MENU_RELIEF_COLOURS = [
  '#133838',
  '#153b3a',
  '#173f3d',
  '#194240',
  '#1b4643',
  '#1e4a46',
  '#214e49',
  '#24524c',
  '#285750',
] as const
