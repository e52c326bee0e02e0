import type { makeRouter } from '../router'
import { activeTransition, setActiveTransition } from './activeTransition'
import { holdTouches } from './holdTouches'
import { isSeen, type Journey, journeyOf, type Passage } from './journeys'
import { isMenuOver } from './moveMenu'
import { passPresses } from './passPresses'
import {
  APPEAR,
  CLOSE,
  GROWTH,
  GROWTH_NAME,
  isCalm,
  MOVE,
  OPEN,
  REVEAL,
  type Timing,
} from './timing'
import { animatePart, circlesOf, spotOf, transformTo } from './travel'

type Router = ReturnType<typeof makeRouter>
type Render = () => Promise<void>

/** How what travels is called, and how it goes. */
const TRAVEL: Partial<Record<Passage, { as: 'title' | 'photo'; timing: Timing }>> = {
  grow: { as: 'title', timing: GROWTH_NAME },
  shrink: { as: 'title', timing: GROWTH_NAME },
  enter: { as: 'title', timing: MOVE },
  leave: { as: 'title', timing: MOVE },
  open: { as: 'photo', timing: OPEN },
  close: { as: 'photo', timing: CLOSE },
}

/** What has a name for it. */
let traveller: HTMLElement | undefined

/** Only one element may have a name at a time. */
function call(element: HTMLElement | undefined, as = '') {
  if (traveller) traveller.style.viewTransitionName = ''
  traveller = element
  if (element) element.style.viewTransitionName = as
}

function travel({ passage, source, target }: Journey, render: Render): Promise<void> {
  const how = TRAVEL[passage]
  const seen = source && spotOf(source)
  let disc = source?.closest('.disc')
  let circles = disc && circlesOf(disc)
  call(source, how?.as)
  // Pulled down, the viewer has lost some of its ground already.
  const gone = source?.closest<HTMLElement>('.viewer')?.style.getPropertyValue('--gone')
  if (gone) document.documentElement.style.setProperty('--gone', gone)

  let transform: string | undefined
  const update = async () => {
    await render()
    const arrived = target?.()
    call(isSeen(arrived) ? arrived : undefined, how?.as)
    // From here on no picture is taken of the page. Paper that grows has one under it.
    if (passage !== 'grow') activeTransition()?.types.add('arrived')
    transform = traveller && seen && transformTo(traveller, seen)
    disc ??= traveller?.closest('.disc')
    circles ??= disc && circlesOf(disc)
    if (passage !== 'shrink' || circles) return
    // No disc stands for the page that is left.
    activeTransition()?.types.delete('shrink')
    activeTransition()?.types.add('fade')
  }
  const moves: Animation[] = []
  const move = (...part: Parameters<typeof animatePart>) => {
    const started = animatePart(...part)
    moves.push(started)
    return started.finished
  }
  const begin = async () => {
    if (how && transform) void move(`group(${how.as})`, [{ offset: 0, transform }], how.timing)
    if (!circles) return
    const [small, large] = circles.map((circle) => ({ transform: circle }))
    if (passage === 'grow') void move('new(root)', [small!, large!], GROWTH)
    if (passage !== 'shrink') return
    await move('old(root)', [large!, small!], GROWTH)
    const fade = [1, 0].map((opacity) => ({ ...small, opacity }))
    void move('old(root)', fade, REVEAL)
  }
  // A finger that comes down meanwhile is the viewer's, as passPresses has it.
  const letGo = passage === 'open' ? holdTouches() : undefined
  const end = () => {
    letGo?.()
    // Cut short, they would go on with what has the same name in the next transition.
    for (const started of moves) started.cancel()
    call(undefined)
    document.documentElement.style.removeProperty('--gone')
    setActiveTransition(undefined)
  }
  const transition = document.startViewTransition({ update, types: [passage] })
  setActiveTransition(transition)
  // Rejected when it has been cut short, or nobody is looking: the page is there all the same.
  transition.ready.then(begin).catch(() => {})
  transition.finished.then(end, end)
  return transition.updateCallbackDone
}

/** For a browser that cannot show two pages at once: the new one fades in. */
async function appear(render: Render): Promise<void> {
  await render()
  const root = document.getElementById('root')
  root?.animate({ opacity: [0, 1] }, APPEAR * 1000)
}

/** `/about/` → `/about` */
const bare = (pathname: string) => pathname.replace(/\/+$/, '') || '/'

/**
 * From now on pages follow one another as the design has it. The router calls `render` once, and
 * goes on when the new page is there: nothing waits for what moves.
 */
export function carry(router: Router): void {
  const isAble = CSS.supports('selector(:active-view-transition-type(a))')
  passPresses(activeTransition)
  // A page that a swipe has already brought in before the visitor's eyes.
  let isShown = false
  // Told before the router hears of it, which is too late on popstate.
  window.navigation?.addEventListener('navigate', ({ hasUAVisualTransition }) => {
    isShown = hasUAVisualTransition
  })
  router.startViewTransition = (render: Render) => {
    // The land has risen once; who comes back finds it there.
    document.documentElement.dataset.visited = ''
    const from = bare(router.state.resolvedLocation?.pathname ?? '/')
    const journey = journeyOf(from, bare(router.latestLocation.pathname))
    const wasShown = isShown
    isShown = false
    // Under the menu a page changes unseen. Half-way to another page it takes that one's place, and
    // the transition ends with what it was showing; a second one would show the first page whole.
    if (!journey || wasShown || document.hidden || isMenuOver() || activeTransition())
      return render()
    if (!isAble) return appear(render)
    return travel(isCalm() ? { passage: 'calm' } : journey, render)
  }
}
