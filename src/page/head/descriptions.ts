import { words } from 'virtual:words/machines'
import { allows } from '../../content/allows'
import { listedCategories, site } from '../../content/site'

/** Descriptions for search engines and link previews. Only prerendered pages contain them. */
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
