import { site } from '../content/site'

/**
 * What search engines and link previews are told of a page. Printed pages carry it; in a browser
 * nobody reads it, so the build leaves these texts out there.
 */
export const descriptions = import.meta.env.SSR
  ? {
      home: site.description,
      about: `About ${site.name}, who writes code and carries a camera: skills, a resume to download, and how to get in touch.`,
      projects: `Games and apps by ${site.name}: what each one is, where to get it, and its source code where it is open.`,
      photography: `Photographs by ${site.name}: mountains and long roads, animals, families, and whatever else stood in good light.`,
    }
  : undefined
