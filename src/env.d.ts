/** The year of the build, shown on prerendered pages. */
declare const __BUILD_YEAR__: number
