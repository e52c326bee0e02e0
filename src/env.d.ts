/** The year of the build, which prerendered pages carry. */
declare const __BUILD_YEAR__: number
