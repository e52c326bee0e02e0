/** The layers, lowest first. The last has the background of the menu. */
export const LAYERS = ['low', 'middle', 'ground'] as const
type Layer = (typeof LAYERS)[number]

/** `cut`: no layers are drawn, and the menu has its own background. */
export type GroundState = {
  step: 'growing' | 'open' | 'waiting' | 'shrinking' | 'cut'
  layers: readonly Layer[]
}

const OPEN: GroundState = { step: 'open', layers: ['ground'] }
const CUT: GroundState = { step: 'cut', layers: [] }

/** With reduced motion the menu fades in on its own background. */
export const firstState = (isMotionReduced: boolean): GroundState =>
  isMotionReduced ? CUT : { step: 'growing', layers: LAYERS }

export type GroundEvent = 'opened' | 'grown' | 'closed' | 'arrived' | 'resized'

export function nextState(
  state: GroundState,
  event: GroundEvent,
  isMotionReduced: boolean,
): GroundState {
  const { step, layers } = state
  switch (event) {
    case 'opened':
      // The ground has not started to shrink, so it stays or continues to grow.
      if (step === 'waiting') return layers.length === 1 ? OPEN : { step: 'growing', layers }
      return { step: 'growing', layers: isMotionReduced ? OPEN.layers : LAYERS }
    case 'grown':
      // The ground stays while the menu is open, because painting it again would delay the closing.
      return OPEN
    case 'closed':
      return { step: 'waiting', layers: layers.length ? layers : OPEN.layers }
    case 'arrived':
      return { step: 'shrinking', layers }
    case 'resized':
      // The layers are drawn for the previous window size.
      return CUT
  }
}
