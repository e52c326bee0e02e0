/** Lets `atOnce` errands run at a time, in the order in which they came. */
export function atMost(atOnce: number) {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async function inTurn<T>(errand: () => Promise<T>): Promise<T> {
    if (free === 0) await new Promise<void>((go) => waiting.push(go))
    else free--
    try {
      return await errand()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
