import { words } from 'virtual:words/machines'
import { allows } from '../../content/allows'
import { listedCategories, site } from '../../content/site'

/**
 * What search engines and link previews are told of a page. Prerendered pages carry it; in a browser
 * nobody reads it, so the build leaves these texts out there.
 */
export const descriptions = import.meta.env.SSR
  ? {
      home: site.description,
      about: words.about(site.name),
      projects: words.projects(site.name),
      photography: words.photography(
        site.name,
        listedCategories()
          .filter(({ level }) => allows(level, 'card'))
          .map(({ name }) => name)
          .join(', '),
      ),
    }
  : undefined
