import type { RegisteredRouter } from '@tanstack/react-router'
import { PROPERTY, ROOT, ROOT_ID, SELECT, TRANSITION_NAME } from '../document'
import { activeTransition, setActiveTransition } from '../page/activeTransition'
import { stripTrailingSlash } from '../address/stripTrailingSlash'
import {
  isVisible,
  planTransition,
  type TransitionPlan,
  type TransitionType,
} from './planTransition'
import { preventTouchScrolling } from './preventTouchScrolling'
import { redirectPresses } from './redirectPresses'
import {
  animatePseudoElement,
  circleKeyframes,
  screenPositionOf,
  transformTo,
} from './sharedElement'
import {
  APPEAR,
  CLOSE,
  GROWTH,
  GROWTH_NAME,
  prefersReducedMotion,
  MOVE,
  OPEN,
  REVEAL,
  type Timing,
} from './timing'

type Render = () => Promise<void>
type SharedName = (typeof TRANSITION_NAME)[keyof typeof TRANSITION_NAME]

const SHARED: Partial<Record<TransitionType, { name: SharedName; timing: Timing }>> = {
  grow: { name: TRANSITION_NAME.title, timing: GROWTH_NAME },
  shrink: { name: TRANSITION_NAME.title, timing: GROWTH_NAME },
  enter: { name: TRANSITION_NAME.title, timing: MOVE },
  leave: { name: TRANSITION_NAME.title, timing: MOVE },
  open: { name: TRANSITION_NAME.photo, timing: OPEN },
  close: { name: TRANSITION_NAME.photo, timing: CLOSE },
}

let sharedElement: HTMLElement | undefined

function share(element: HTMLElement | undefined, name = '') {
  if (sharedElement) sharedElement.style.viewTransitionName = ''
  sharedElement = element
  if (element) element.style.viewTransitionName = name
}

function startTransition({ type, source, target }: TransitionPlan, render: Render): Promise<void> {
  const shared = SHARED[type]
  const seen = source && screenPositionOf(source)
  let disc = source?.closest(SELECT.disc)
  let circles = disc && circleKeyframes(disc)
  share(source, shared?.name)
  // The background of a viewer that was pulled down has already faded in part.
  const viewer = source?.closest<HTMLElement>(SELECT.viewer)
  const fade = viewer?.style.getPropertyValue(PROPERTY.viewerFade)
  if (fade) document.documentElement.style.setProperty(PROPERTY.viewerFade, fade)

  let transform: string | undefined
  const update = async () => {
    await render()
    const found = target?.()
    share(isVisible(found) ? found : undefined, shared?.name)
    // The new page gets no snapshot, except under the growing circle, which needs one.
    if (type !== 'grow') transition.types.add('arrived')
    transform = sharedElement && seen && transformTo(sharedElement, seen)
    disc ??= sharedElement?.closest(SELECT.disc)
    circles ??= disc && circleKeyframes(disc)
    if (type !== 'shrink' || circles) return
    transition.types.delete('shrink')
    transition.types.add('fade')
  }
  const animations: Animation[] = []
  const animate = (...args: Parameters<typeof animatePseudoElement>) => {
    const animation = animatePseudoElement(...args)
    animations.push(animation)
    return animation.finished
  }
  const start = async () => {
    if (shared && transform)
      void animate(`group(${shared.name})`, [{ offset: 0, transform }], shared.timing)
    if (!circles) return
    const [small, large] = circles
    if (type === 'grow') void animate('new(root)', [small, large], GROWTH)
    if (type !== 'shrink') return
    await animate('old(root)', [large, small], GROWTH)
    const fadeOut = [1, 0].map((opacity) => ({ ...small, opacity }))
    void animate('old(root)', fadeOut, REVEAL)
  }
  // Touches during the transition belong to the viewer.
  const allowTouchScrolling = type === 'open' ? preventTouchScrolling() : undefined
  const end = () => {
    allowTouchScrolling?.()
    // Otherwise they would continue on elements of the same name in the next transition.
    for (const animation of animations) animation.cancel()
    share(undefined)
    document.documentElement.style.removeProperty(PROPERTY.viewerFade)
    setActiveTransition(undefined)
  }
  const transition = document.startViewTransition({ update, types: [type] })
  setActiveTransition(transition)
  // Rejects if it is interrupted or the tab is hidden. The page changes regardless.
  transition.ready.then(start).catch(() => {})
  transition.finished.then(end, end)
  return transition.updateCallbackDone
}

/** Replaces the transition in browsers without typed view transitions. */
async function fadeIn(render: Render): Promise<void> {
  await render()
  const root = document.getElementById(ROOT_ID)
  root?.animate({ opacity: [0, 1] }, APPEAR * 1000)
}

/** Animates all later page changes. The router does not wait for the animation. */
export function animatePageTransitions(router: RegisteredRouter): void {
  const areTypesSupported = CSS.supports('selector(:active-view-transition-type(a))')
  redirectPresses(activeTransition)
  let hasBrowserAnimated = false // the browser has already animated the swipe
  // The router's popstate event comes too late to read this.
  window.navigation?.addEventListener('navigate', ({ hasUAVisualTransition }) => {
    hasBrowserAnimated = hasUAVisualTransition
  })
  router.startViewTransition = async (render: Render) => {
    document.documentElement.dataset[ROOT.visited] = ''
    const from = stripTrailingSlash(router.state.resolvedLocation?.pathname ?? '/')
    const plan = planTransition(from, stripTrailingSlash(router.latestLocation.pathname))
    const isAnimated = hasBrowserAnimated
    const isMenuOver = ROOT.menuLayers in document.documentElement.dataset
    hasBrowserAnimated = false
    // The menu covers the change. A second transition would first end the running one, and show its page
    // completely.
    if (!plan || isAnimated || document.hidden || isMenuOver || activeTransition()) return render()
    if (!areTypesSupported) return fadeIn(render)
    return startTransition(prefersReducedMotion() ? { type: 'reduced' } : plan, render)
  }
}
