import { UsageError } from '../../diagnostics/exit.ts'
import type { ImportedPhoto } from '../photos/importedPhoto.ts'

/** A correction of a camera's clock. `camera`: its name or a part of it; `by`: ms. */
type Shift = { camera: string; by: number }

const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 } // ms

/** Parses `Canon EOS 5D=+1h30m, Nikon=-1d`. Throws for anything else. */
export function parseShifts(text: string): Shift[] {
  return text.split(',').map((one) => {
    const [, camera, sign, steps] =
      /^\s*(.+?)\s*=\s*([+-])((?:\d{1,5}[dhms])+)\s*$/i.exec(one) ?? []
    if (!camera || !steps)
      throw new UsageError(
        `--shift: cannot read "${one.trim()}". Write the camera and by how much its clock was wrong, such as "Canon EOS 5D=+1h" or "Nikon=-1d2h30m".`,
      )
    const parts = [...steps.matchAll(/(\d+)([dhms])/gi)]
    const by = parts.reduce(
      (sum, [, count, unit]) =>
        sum + Number(count) * UNITS[unit!.toLowerCase() as keyof typeof UNITS],
      0,
    )
    return { camera, by: sign === '-' ? -by : by }
  })
}

/** Shifts `2024-05-06T07:08:09`. Whatever follows the second stays. */
function shifted(moment: string, by: number): string {
  const local = new Date(`${moment.slice(0, 19)}Z`).getTime() + by
  return new Date(local).toISOString().slice(0, 19) + moment.slice(19)
}

/** The camera named by a shift. Throws if it matches none or several. */
function cameraFor({ camera }: Shift, cameras: readonly string[]): string {
  const plain = camera.toLowerCase()
  const exact = cameras.find((one) => one.toLowerCase() === plain)
  const like = cameras.filter((one) => one.toLowerCase().includes(plain))
  if (exact !== undefined) return exact
  if (like.length === 1) return like[0]!
  const all = cameras.length
    ? `Cameras here: ${cameras.join(', ')}`
    : 'No photo here names its camera'
  throw new UsageError(
    `--shift: "${camera}" matches ${like.length ? 'several cameras' : 'no camera'} here. ${all}.`,
  )
}

export function shiftTimes(
  entries: readonly ImportedPhoto[],
  shifts: readonly Shift[],
): ImportedPhoto[] {
  const named = entries.flatMap(({ details }) => details.capture?.camera ?? [])
  const cameras = [...new Set(named)].toSorted()
  const byCamera = new Map(shifts.map((shift) => [cameraFor(shift, cameras), shift.by]))
  return entries.map((entry) => {
    const { capture, moment } = entry.details
    const by = byCamera.get(capture?.camera ?? '')
    if (by === undefined || !capture?.taken) return entry
    const details = {
      ...entry.details,
      capture: { ...capture, taken: shifted(capture.taken, by) },
      ...(moment ? { moment: shifted(moment, by) } : {}),
    }
    return { ...entry, details, isShifted: true }
  })
}
