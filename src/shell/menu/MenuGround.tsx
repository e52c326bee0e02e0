import { useMatches, useRouter } from '@tanstack/react-router'
import { AnimatePresence, usePresence } from 'framer-motion'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { ATTRIBUTE, PART, ROOT, SELECT } from '../../document'
import { animateProperty } from '../../motion/animateProperty'
import { circleAround } from '../../motion/circleAround'
import { pageRendered } from '../../motion/pageRendered'
import { MENU_LAYERS, MENU_LAYERS_CLOSE, prefersReducedMotion, REDUCED } from '../../motion/timing'
import { LEAST_RADIUS, wavyCircle } from '../../motion/wavyCircle'
import {
  firstState,
  type GroundEvent,
  type GroundState,
  LAYERS,
  nextState,
} from './menuGroundState'
import { useMenuOpen } from './useMenuOpen'

/** The value of `ROOT.menuLayers` on `<html>` for each step. */
const ATTRIBUTE_OF = {
  growing: 'moving',
  open: 'still',
  waiting: 'waiting',
  shrinking: 'moving',
  cut: undefined,
} as const

/**
 * The background of the menu. It grows from the button in three layers. After the menu closes, it waits for
 * the next page and shrinks to the button. It is outside the frame to also shrink over the home page.
 */
export function MenuGround() {
  const isOpen = useMenuOpen(useMatches())
  return <AnimatePresence>{isOpen && <Layers />}</AnimatePresence>
}

function Layers() {
  const router = useRouter()
  const [isPresent, remove] = usePresence()
  const [wasPresent, setWasPresent] = useState(true)
  const container = useRef<HTMLDivElement>(null)
  const growth = useRef<Promise<unknown>>(undefined)
  const [{ step, layers }, dispatch] = useReducer(
    (state: GroundState, event: GroundEvent) => nextState(state, event, prefersReducedMotion()),
    prefersReducedMotion(),
    firstState,
  )
  if (wasPresent !== isPresent) {
    setWasPresent(isPresent)
    dispatch(isPresent ? 'opened' : 'closed')
  }

  // Measures while rendering, before the page changes. Measures again on closing, before the next page
  // appears, because the home page has no button.
  const [firstButton] = useState(measureButton)
  const button = useRef(firstButton)
  const move = (to: 'window' | 'button') => {
    const ground = container.current!
    if (prefersReducedMotion())
      return animateProperty(ground, 'opacity', to === 'window' ? ['0', '1'] : ['1', '0'], REDUCED)
    const { x, y, reach } = button.current
    const moves = layers.map((layer, i) => {
      const shape = (radius: number) => wavyCircle(x, y, radius, LAYERS.indexOf(layer))
      const small = shape(0)
      const large = shape(reach)
      const element = ground.children[i] as HTMLElement
      return to === 'window'
        ? animateProperty(element, 'clipPath', [small, large], {
            ...MENU_LAYERS,
            delay: i * MENU_LAYERS.apart,
          })
        : animateProperty(element, 'clipPath', [large, small], MENU_LAYERS_CLOSE)
    })
    return Promise.all(moves)
  }

  /** Performs a step. Resolves with a function that starts the next step. */
  const perform = useEffectEvent(async (current: GroundState['step']) => {
    if (current === 'growing') {
      // If the menu opens again during the growth, the growth continues.
      growth.current ??= move('window')
      await growth.current
      return () => dispatch('grown')
    }
    if (current === 'waiting') {
      button.current = measureButton()
      await pageRendered(router)
      return () => dispatch('arrived')
    }
    growth.current = undefined
    if (current !== 'shrinking') return undefined
    await move('button')
    return remove
  })
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const value = ATTRIBUTE_OF[step]
    if (value) dataset[ROOT.menuLayers] = value
    else delete dataset[ROOT.menuLayers]
  }, [step])
  useLayoutEffect(() => {
    let isCurrent = true
    void perform(step).then((next) => isCurrent && next?.())
    return () => void (isCurrent = false)
  }, [step])

  useLayoutEffect(() => () => void delete document.documentElement.dataset[ROOT.menuLayers], [])

  const resize = useEffectEvent(() => (isPresent ? dispatch('resized') : remove()))
  useEffect(() => {
    const listener = () => resize()
    window.addEventListener('resize', listener)
    return () => window.removeEventListener('resize', listener)
  }, [])

  if (layers.length === 0) return null
  return (
    <div ref={container} data-part={PART['menu-layers']} aria-hidden>
      {layers.map((layer) => (
        <div key={layer} {...{ [ATTRIBUTE.menuLayer]: layer }} />
      ))}
    </div>
  )
}

/** px. `x`, `y`: the middle of the button. `reach`: the radius around it that covers the window. */
const NO_BUTTON = { x: 0, y: 0, reach: 0 }

function measureButton(): typeof NO_BUTTON {
  const button = document.querySelector(SELECT.burger)
  if (!button) return NO_BUTTON
  const { x, y, farthest } = circleAround(button)
  return { x, y, reach: farthest / LEAST_RADIUS }
}
