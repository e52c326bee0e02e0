import 'react'

declare global {
  /** The year of the build, shown on prerendered pages. */
  const __BUILD_YEAR__: number
}

declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined
  }
}
