import type { RegisteredRouter } from '@tanstack/react-router'
import { PROPERTY, ROOT, ROOT_ID, SELECT, TRANSITION_NAME } from '../document'
import { activeTransition, setActiveTransition } from '../page/activeTransition'
import { stripTrailingSlash } from '../stripTrailingSlash'
import {
  isVisible,
  planTransition,
  type TransitionPlan,
  type TransitionType,
} from './planTransition'
import { preventTouchScrolling } from './preventTouchScrolling'
import { redirectPresses } from './redirectPresses'
import { animatePseudoElement, circleTransforms, placementOf, transformTo } from './sharedElement'
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

/** The shared element's view transition name, and how it moves. */
const SHARED: Partial<Record<TransitionType, { name: SharedName; timing: Timing }>> = {
  grow: { name: TRANSITION_NAME.title, timing: GROWTH_NAME },
  shrink: { name: TRANSITION_NAME.title, timing: GROWTH_NAME },
  enter: { name: TRANSITION_NAME.title, timing: MOVE },
  leave: { name: TRANSITION_NAME.title, timing: MOVE },
  open: { name: TRANSITION_NAME.photo, timing: OPEN },
  close: { name: TRANSITION_NAME.photo, timing: CLOSE },
}

let sharedElement: HTMLElement | undefined

/** Makes an element the shared one. Only one at a time may have a name. */
function share(element: HTMLElement | undefined, name = '') {
  if (sharedElement) sharedElement.style.viewTransitionName = ''
  sharedElement = element
  if (element) element.style.viewTransitionName = name
}

function startTransition({ type, source, target }: TransitionPlan, render: Render): Promise<void> {
  const shared = SHARED[type]
  const seen = source && placementOf(source)
  let disc = source?.closest(SELECT.disc)
  let circles = disc && circleTransforms(disc)
  share(source, shared?.name)
  // A viewer that was pulled down has lost a part of its ground already.
  const viewer = source?.closest<HTMLElement>(SELECT.viewer)
  const fade = viewer?.style.getPropertyValue(PROPERTY.viewerFade)
  if (fade) document.documentElement.style.setProperty(PROPERTY.viewerFade, fade)

  let transform: string | undefined
  const update = async () => {
    await render()
    const found = target?.()
    share(isVisible(found) ? found : undefined, shared?.name)
    // From here on no picture is taken of the page. Paper that grows has one under it.
    if (type !== 'grow') activeTransition()?.types.add('arrived')
    transform = sharedElement && seen && transformTo(sharedElement, seen)
    disc ??= sharedElement?.closest(SELECT.disc)
    circles ??= disc && circleTransforms(disc)
    if (type !== 'shrink' || circles) return
    // No disc stands for the page that is left.
    activeTransition()?.types.delete('shrink')
    activeTransition()?.types.add('fade')
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
    const [small, large] = circles.map((circle) => ({ transform: circle }))
    if (type === 'grow') void animate('new(root)', [small!, large!], GROWTH)
    if (type !== 'shrink') return
    await animate('old(root)', [large!, small!], GROWTH)
    const fadeOut = [1, 0].map((opacity) => ({ ...small, opacity }))
    void animate('old(root)', fadeOut, REVEAL)
  }
  // A finger that comes down meanwhile is meant for the viewer, not for the page under it.
  const allowTouchScrolling = type === 'open' ? preventTouchScrolling() : undefined
  const end = () => {
    allowTouchScrolling?.()
    // Cut short, they would go on with what has the same name in the next transition.
    for (const animation of animations) animation.cancel()
    share(undefined)
    document.documentElement.style.removeProperty(PROPERTY.viewerFade)
    setActiveTransition(undefined)
  }
  const transition = document.startViewTransition({ update, types: [type] })
  setActiveTransition(transition)
  // Rejected when it has been cut short, or nobody is looking: the page is there all the same.
  transition.ready.then(start).catch(() => {})
  transition.finished.then(end, end)
  return transition.updateCallbackDone
}

/** For a browser without typed view transitions: the new page fades in. */
async function fadeIn(render: Render): Promise<void> {
  await render()
  const root = document.getElementById(ROOT_ID)
  root?.animate({ opacity: [0, 1] }, APPEAR * 1000)
}

/**
 * From now on the router's page changes are animated. The router calls `render` once, and goes on
 * when the new page is there: it does not wait for the animation.
 */
export function animatePageTransitions(router: RegisteredRouter): void {
  const areTypesSupported = CSS.supports('selector(:active-view-transition-type(a))')
  redirectPresses(activeTransition)
  // A swipe has already brought the page in before the visitor's eyes.
  let hasBrowserAnimated = false
  // The router hears of a popstate too late for this.
  window.navigation?.addEventListener('navigate', ({ hasUAVisualTransition }) => {
    hasBrowserAnimated = hasUAVisualTransition
  })
  router.startViewTransition = async (render: Render) => {
    // The land rises on the first page of a visit only.
    document.documentElement.dataset[ROOT.visited] = ''
    const from = stripTrailingSlash(router.state.resolvedLocation?.pathname ?? '/')
    const plan = planTransition(from, stripTrailingSlash(router.latestLocation.pathname))
    const isAnimated = hasBrowserAnimated
    const isMenuOver = ROOT.menuLayers in document.documentElement.dataset
    hasBrowserAnimated = false
    // Under the menu a page changes unseen. During a transition to another page it takes that one's
    // place: a second transition would first show that one whole.
    if (!plan || isAnimated || document.hidden || isMenuOver || activeTransition()) return render()
    if (!areTypesSupported) return fadeIn(render)
    return startTransition(prefersReducedMotion() ? { type: 'reduced' } : plan, render)
  }
}
