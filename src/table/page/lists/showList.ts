import { useTable } from '../tableStore'

export const focusTitle = (): void =>
  document.querySelector<HTMLElement>('[data-light-table] h1')?.focus()

/** Shows the albums of a category, or all categories for ''. The title gets focus: the button unmounts. */
export function showList(list: string): void {
  useTable.setState({ list })
  focusTitle()
}
