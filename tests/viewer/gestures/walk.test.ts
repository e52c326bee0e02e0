import { expect, test } from 'vitest'
import type {
  GestureEvent,
  Gestures,
  PointerKind,
  PicturePlacement,
} from '../../../src/viewer/gestures/gestures'
import { start } from '../../../src/viewer/gestures/gestures'
import { reduceGesture } from '../../../src/viewer/gestures/reduceGesture'
import {
  clampTransform,
  FIT,
  largestScale,
  panRange,
  type Viewport,
  slideDistance,
} from '../../../src/viewer/gestures/geometry'
import { seeded } from '../../random'
import { between, PHOTO, STAGE } from './gestureDriver'

const WALKS = 400
const STEPS = 120

const PHASES = ['rest', 'press', 'swipe', 'pull', 'pan', 'pinch', 'zoom', 'animate', 'exit']
const OTHERS = ['cancel', 'wheel', 'zoom', 'pan', 'resize', 'animation-end', 'show'] as const
const TYPES = ['down', 'move', 'up', ...OTHERS]
const HELD = new Set(['press', 'swipe', 'pull', 'pan', 'pinch', 'zoom'])

const STAGES: Viewport[] = [
  STAGE,
  { left: 0, top: 0, width: 844, height: 390, density: 3 },
  { left: 95, top: 72, width: 1250, height: 729, density: 1 },
  { left: 0, top: 0, width: 0, height: 0, density: 2 },
]
const PICTURES = [
  PHOTO.picture,
  { width: 900, height: 1600 },
  { width: 12_000, height: 1200 },
  { width: 400, height: 3200 },
]

/** Random events: fingers that go down, move, rest and go up, and every other event. */
function* walk(seed: number): Generator<[Gestures, GestureEvent, Gestures]> {
  const random = seeded(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  const photograph = () => ({
    picture: pick(PICTURES),
    first: random() < 0.3,
    last: random() < 0.3,
  })
  const kindOf = (id: number): PointerKind => (id === 9 ? 'mouse' : 'touch')
  const down = new Map<number, { x: number; y: number }>()
  let lifted = { x: 200, y: 300 }
  let state = start(pick(STAGES), photograph())
  let [time, heading, seen] = [0, random() * 7, state as PicturePlacement]

  const next = (): GestureEvent => {
    // Sometimes fast, sometimes slow, rarely a long pause.
    time += random() < 0.03 ? 400 : random() * 24
    const id = down.size > 0 && random() < 0.9 ? pick([...down.keys()]) : pick([1, 2, 3, 9])
    const lot = random()
    if (lot < 0.62 && down.size > 0) {
      if (random() < 0.1) heading = random() * 7
      const from = down.get(id) ?? { x: 0, y: 0 }
      const far = random() * (random() < 0.1 ? 200 : 15)
      const place = { x: from.x + Math.cos(heading) * far, y: from.y + Math.sin(heading) * far }
      if (down.has(id)) down.set(id, place)
      return { type: 'move', id, ...place, time }
    }
    if (lot < 0.78 && (down.size === 0 || random() < 0.35)) {
      const fresh = random() < 0.9 ? pick([1, 2, 3]) : 9
      // Now and then where the last one was lifted.
      const place = random() < 0.4 ? lifted : { x: random() * 400, y: random() * 600 }
      down.set(fresh, place)
      const at = state.phase === 'animate' || state.phase === 'exit' ? seen : undefined
      return { type: 'down', id: fresh, ...place, time, kind: kindOf(fresh), at }
    }
    if (lot < 0.88) {
      const place = down.get(id) ?? { x: random() * 400, y: random() * 600 }
      down.delete(id)
      lifted = place
      return { type: 'up', id, ...place, time }
    }
    const type = pick([...OTHERS.slice(0, -1), 'animation-end', 'show'] as const)
    if (type === 'cancel') {
      down.delete(id)
      return { type, id }
    }
    if (type === 'wheel') {
      const [x, y] = [random() * 400, random() * 600]
      const [dx, dy] = [pick([0, 0, -300, 8]), pick([0, -300, -8, 8, 300])]
      const device = pick(['mouse', 'trackpad'] as const)
      return { type, x, y, dx, dy, ctrl: random() < 0.5, device, time }
    }
    if (type === 'zoom') return { type, by: pick([1, -1, 'reset', 'toggle']) }
    if (type === 'pan') return { type, x: pick([0, -0.2, 0.9]), y: pick([0, 0.2, -0.9]) }
    if (type === 'resize') return { type, viewport: random() < 0.3 ? state.viewport : pick(STAGES) }
    if (type === 'show') return { type, photograph: photograph() }
    return { type }
  }

  for (let step = 0; step < STEPS; step++) {
    const before = state
    const event = next()
    state = reduceGesture(freeze(before), event)
    // A movement is caught somewhere on its way.
    seen = between(before, state, random())
    yield [before, event, state]
  }
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) freeze(inner)
  }
  return value
}

const apart = (a: PicturePlacement, b: PicturePlacement) =>
  Math.hypot(
    a.transform.x + a.shift - b.transform.x - b.shift,
    a.transform.y + a.pull - b.transform.y - b.pull,
    a.transform.scale - b.transform.scale,
  )

/** The names of the rules that an event breaks. */
function broken(before: Gestures, event: GestureEvent, after: Gestures): string[] {
  const { phase, transform, shift, pull, fade, command, contact } = after
  const isHeld = HELD.has(phase)
  const isWhole = transform.x === 0 && transform.y === 0 && transform.scale === 1
  // A pinched picture leaves from where the fingers released it.
  const isPinched = phase === 'exit' && transform.scale < 1
  const rules: Record<string, boolean> = {
    'every number is finite': [transform.x, transform.y, transform.scale, shift, pull, fade].every(
      Number.isFinite,
    ),
    'a contact exists exactly in the phases of a touch': isHeld === (contact !== null),
    'the backdrop fades by 0 to 1, and only with a pull or a pinch':
      fade >= 0 && fade <= 1 && (pull !== 0 || transform.scale < 1 || fade === 0),
    'the picture has a size': transform.scale > 0,
    'a contact has at most two fingers': (contact?.fingers.length ?? 0) <= 2,
  }
  if (!isHeld && !isPinched) {
    const covered = clampTransform(after, transform)
    Object.assign(rules, {
      'the scale is within its limits':
        transform.scale >= 1 && transform.scale <= largestScale(after),
      'a whole picture is centred': transform.scale > 1 || isWhole,
      'an enlarged picture covers the viewport':
        apart({ ...after, transform: covered }, after) < 1e-9,
    })
  }
  if (phase === 'rest' || phase === 'animate')
    rules['the strip and the pull are back'] = !shift && !pull
  if (command) {
    const way = {
      next: -slideDistance(after.viewport),
      previous: slideDistance(after.viewport),
      close: 0,
    }
    Object.assign(rules, {
      'a command comes from a lifted finger or a sweep':
        event.type === 'wheel' ? command !== 'close' : event.type === 'up' && phase === 'exit',
      'a command comes from a swipe, a pull, a pinch or a click':
        command === 'close'
          ? pull !== 0 || isPinched || before.contact?.kind === 'mouse'
          : pull === 0,
      'the strip moves with the command': event.type === 'wheel' || shift === way[command],
      'the last photograph has no next': command !== 'next' || !after.last,
      'the first photograph has no previous': command !== 'previous' || !after.first,
      'an enlarged picture gives a command only past its edge':
        isWhole ||
        (command === 'close'
          ? isPinched || before.contact?.kind === 'mouse'
          : Math.abs(Math.abs(transform.x) - panRange(after, transform.scale).x) < 1e-9),
    })
  }
  if (event.type === 'down' && !before.contact && contact) {
    rules['a catch does not make the picture jump'] = apart(after, event.at ?? before) < 1e-9
  }
  if (event.type === 'down' && before.contact?.fingers.every(({ id }) => id !== event.id)) {
    rules['a second finger does not make the picture jump'] = apart(before, after) < 1e-9
  }
  if (event.type === 'move' && before.phase === phase && contact && before.contact) {
    const from = before.contact.fingers.find(({ id }) => id === event.id)
    const to = contact.fingers.find(({ id }) => id === event.id)
    const moved = from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0
    if (phase === 'pinch') {
      const [a, b] = contact.fingers
      const { origin } = contact
      const grown = transform.scale / origin.transform.scale
      const off = Math.hypot(
        transform.x + (origin.x - origin.transform.x) * grown - (a!.x + b!.x) / 2,
        transform.y + (origin.y - origin.transform.y) * grown - (a!.y + b!.y) / 2,
      )
      rules['the point between the fingers stays there'] = off < 0.01
    } else if (phase === 'zoom') {
      const { x, y, transform: was } = contact.origin
      const grown = transform.scale / was.scale
      const off = Math.hypot(
        transform.x + (x - was.x) * grown - x,
        transform.y + (y - was.y) * grown - y,
      )
      rules['the point under the zooming finger stays there'] = off < 0.01
    } else {
      rules['the picture moves no further than the finger'] = apart(before, after) <= moved + 1e-9
    }
  }
  if (event.type === 'show') {
    rules['a new photograph is whole'] = isWhole && !contact && !shift && !pull && !command
  }
  return Object.keys(rules).filter((rule) => !rules[rule])
}

test('no order of events breaks a rule of the viewer', () => {
  const wrong: string[] = []
  const reached = new Set<string>()
  const given = { next: 0, previous: 0, close: 0 }
  for (let seed = 1; seed <= WALKS; seed++) {
    // Counted from the first finger down to the last finger up.
    const down = new Map<number, PointerKind>()
    let [most, commands, isCancelled] = [0, 0, false]
    for (const [before, event, after] of walk(seed)) {
      reached.add(`${before.phase} ${event.type}`)
      for (const rule of broken(before, event, after)) wrong.push(`${seed}: ${rule}`)
      if (event.type === 'down') {
        // A finger that comes down again was lifted unnoticed.
        down.delete(event.id)
        if (down.size === 0) [most, commands, isCancelled] = [0, 0, false]
        down.set(event.id, event.kind)
        most = Math.max(most, [...down.values()].filter((kind) => kind === 'touch').length)
      }
      if (event.type === 'cancel' && before.contact?.fingers.some(({ id }) => id === event.id)) {
        isCancelled = true
      }
      if (after.command && event.type !== 'wheel') {
        given[after.command]++
        commands++
        const isClick = before.contact?.kind === 'mouse'
        if (most > 1 && after.transform.scale >= 1 && !isClick)
          wrong.push(`${seed}: ${after.command} with two fingers`)
        if (commands > 1) wrong.push(`${seed}: two commands of one contact`)
        if (isCancelled) wrong.push(`${seed}: ${after.command} of a cancelled contact`)
      }
      if (event.type === 'up' || event.type === 'cancel') down.delete(event.id)
    }
  }
  expect(wrong).toEqual([])
  expect(Math.min(...Object.values(given))).toBeGreaterThan(50)
  const pairs = PHASES.flatMap((phase) => TYPES.map((type) => `${phase} ${type}`))
  expect(pairs.filter((pair) => !reached.has(pair))).toEqual([])
})

test('the viewer comes to rest from every state', () => {
  for (let seed = 1; seed <= 200; seed++) {
    let last: Gestures | null = null
    for (const [, , after] of walk(seed)) last = after
    let state = last!
    for (const id of [1, 2, 3, 9]) state = reduceGesture(state, { type: 'cancel', id })
    if (state.phase === 'exit') state = reduceGesture(state, { type: 'show', photograph: PHOTO })
    state = reduceGesture(state, { type: 'animation-end' })
    expect(state).toMatchObject({ phase: 'rest', shift: 0, pull: 0, contact: null, ignored: [] })
    state = reduceGesture(state, { type: 'zoom', by: 'reset' })
    expect(state.transform).toEqual(FIT)
  }
})
