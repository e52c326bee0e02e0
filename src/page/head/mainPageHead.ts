import { words } from 'virtual:words/pages'
import { MAIN_PAGES, type MainPage } from '../../content/mainPages'
import { hasProjects, listedCategories } from '../../content/site'
import { descriptions } from './descriptions'
import { pageHead } from './pageHead'

/** The head of a page that every site has. Search engines do not index an empty page. */
export function mainPageHead(name: MainPage['name']) {
  const isEmpty =
    (name === 'projects' && !hasProjects) || (name === 'photography' && !listedCategories().length)
  const { path } = MAIN_PAGES.find((page) => page.name === name)!
  return pageHead({ path, title: words[name], description: descriptions?.[name], isEmpty })
}
