import type { Photo } from '../../../content/schema.ts'
import { groupBy } from '../../../content/source/diagnostic.ts'
import { type Moments, timesOf } from '../../album/insertByTime.ts'

/** Two cameras whose clocks seem to disagree. Add `hours` to the times of `other`. */
type WrongClock = { camera: string; other: string; hours: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** ms: the pause that separates two sessions of a camera, and the distance at which sessions meet. */
const [PAUSE, NEAR] = [30 * MINUTE, 5 * MINUTE]
/** hours; the largest distance of two time zones */
const FURTHEST = 14
/** Fewer sessions may meet by chance. */
const FEWEST = 3

type Session = { from: number; to: number }

function sessionsOf(times: readonly number[]): Session[] {
  const sessions: Session[] = []
  for (const time of times.toSorted((a, b) => a - b)) {
    const last = sessions.at(-1)
    if (last && time - last.to <= PAUSE) last.to = time
    else sessions.push({ from: time, to: time })
  }
  return sessions
}

/** Counts the sessions of each camera that meet a session of the other. Returns the smaller number. */
function meeting(ours: readonly Session[], others: readonly Session[], shift: number): number {
  const meets = (a: Session, b: Session) =>
    b.from + shift - NEAR <= a.to && a.from <= b.to + shift + NEAR
  return Math.min(
    ours.filter((a) => others.some((b) => meets(a, b))).length,
    others.filter((b) => ours.some((a) => meets(a, b))).length,
  )
}

/**
 * Looks for two cameras of an album whose clocks differ by whole hours. Pauses of half an hour divide a
 * camera's photos into sessions. Clocks disagree if moving one by whole hours makes enough sessions meet
 * within five minutes: at least three of both, and three quarters of the camera with fewer. Without the
 * move, at most a quarter may meet.
 */
export function findWrongClock(photos: readonly Photo[], moments: Moments): WrongClock | undefined {
  const timeOf = timesOf(photos, moments)
  const shots = photos.flatMap((photo) => {
    const { camera, taken } = photo.capture ?? {}
    const time = new Date(`${timeOf(photo).replace(/Z$/, '')}Z`).getTime()
    return camera && taken ? { camera, time } : []
  })
  const cameras = [...groupBy(shots, (shot) => shot.camera)].map(([camera, own]) => ({
    camera,
    sessions: sessionsOf(own.map(({ time }) => time)),
  }))
  for (const [i, { camera, sessions: ours }] of cameras.entries())
    for (const { camera: other, sessions: others } of cameras.slice(i + 1)) {
      const fewer = Math.min(ours.length, others.length)
      if (fewer < FEWEST || meeting(ours, others, 0) > fewer / 4) continue
      const enough = Math.max(FEWEST, (fewer * 3) / 4)
      for (let hours = 1; hours <= FURTHEST; hours++)
        for (const signed of [hours, -hours])
          if (meeting(ours, others, signed * HOUR) >= enough)
            return { camera, other, hours: signed }
    }
  return undefined
}
