/** A visitor's window in CSS pixels, and their settings. */
export type Visitor = {
  width?: number
  height?: number
  /** Asks for less motion. */
  prefersReducedMotion?: boolean
  /** Disables scripts. */
  isPlain?: boolean
  /** Forbids storage. */
  isForgetful?: boolean
}

/** The default window. */
export const DESKTOP = { width: 1440, height: 900 } as const

export type Key = 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowRight'

/** One tab of a browser. Places are in CSS pixels of the window. */
export type Tab = {
  /** Loads an address; resolves when it has loaded. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page with JSON arguments and returns its result. */
  evaluate: <Args extends unknown[], Result>(
    read: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Moves the mouse there. */
  point: (x: number, y: number) => Promise<void>
  /** Moves the mouse there and presses its main button once. */
  click: (x: number, y: number) => Promise<void>
  /** Presses a key once. */
  press: (key: Key) => Promise<void>
  /** Gives the window another inner size. */
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

/** A browser under test. */
export type Engine = {
  /** Opens a tab with nothing cached, nothing stored and no history. */
  visit: (visitor?: Visitor) => Promise<Tab>
  /**
   * Loads an address and returns the errors and warnings in its console until `end` is logged.
   */
  hear: (url: string, end: string) => Promise<string[]>
  /** Ends the browser and all that was started for it. */
  close: () => Promise<void>
}

/** ms. Only ends what hangs: a busy machine is slow. */
export const IDLE_TIMEOUT = 60_000
