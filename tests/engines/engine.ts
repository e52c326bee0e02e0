/** What a visitor brings along: the window in CSS pixels, and what their system asks for. */
export type Visitor = {
  width?: number
  height?: number
  /** Asks for less motion. */
  prefersReducedMotion?: boolean
  /** It is night. */
  isDark?: boolean
  /** Lets no script run. */
  isPlain?: boolean
  /** Forbids storage. */
  isForgetful?: boolean
}

/** The window of a visitor who says nothing of it. */
export const DESKTOP = { width: 1440, height: 900 } as const

export type Key = 'Escape' | 'Tab' | 'Enter' | 'ArrowLeft' | 'ArrowRight'

/** One tab of a browser. Places are in CSS pixels of the window. */
export type Tab = {
  /** Loads an address; resolves when it has loaded. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page, on arguments that JSON can say, and tells what it returns. */
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
  /** What the window shows, as PNG. */
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

/** A browser that can be walked in. */
export type Engine = {
  /** Opens a tab with nothing cached, nothing stored and no history. */
  visit: (visitor?: Visitor) => Promise<Tab>
  /**
   * Loads an address where the console can be heard, and tells its errors and warnings until `end`
   * is said there.
   */
  hear: (url: string, end: string) => Promise<string[]>
  /** Ends the browser and all that was started for it. */
  close: () => Promise<void>
}

/** ms. Ends what hangs, and no more: a busy machine takes its time. */
export const IDLE_TIMEOUT = 60_000
