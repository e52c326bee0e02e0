/** Who may work at once: many together, or one alone. Whoever wants to be alone waits for the others, and they for it. */
export type Turns = {
  enter(alone: boolean): Promise<void>
  leave(alone: boolean): void
}

export function createTurns(): Turns {
  const queue: { alone: boolean; start: () => void }[] = []
  let together = 0
  let isOneAlone = false
  const mayStart = (alone: boolean) => !isOneAlone && (!alone || together === 0)
  const start = (alone: boolean) => {
    if (alone) isOneAlone = true
    else together += 1
  }
  return {
    enter(alone) {
      if (queue.length === 0 && mayStart(alone)) {
        start(alone)
        return Promise.resolve()
      }
      return new Promise((done) => queue.push({ alone, start: done }))
    },
    leave(alone) {
      if (alone) isOneAlone = false
      else together -= 1
      for (let next = queue[0]; next && mayStart(next.alone); next = queue[0]) {
        queue.shift()
        start(next.alone)
        next.start()
      }
    },
  }
}
