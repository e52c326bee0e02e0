import { createRoot } from 'react-dom/client'
import { DATA_CHANGED } from '../../content/loading/dataPaths'
import type { Brought } from '../../darkroom/inbox/runs'
import type { Run } from '../../publishing/createPublisher'
import { BROUGHT, RUN } from '../contract'
import { takeIn } from './state/editing'
import './table.css'
import { useTable } from './state/tableStore'
import { TableApp } from './TableApp'
import { words } from './state/words'

// A separate React root, so that the site has no code for the table. `../server/tablePlugin.ts` loads it.
import.meta.hot?.on(DATA_CHANGED, (isCode: boolean) => {
  useTable.setState(({ version }) => ({ version: version + 1, isCode }))
  void takeIn()
})
import.meta.hot?.on(BROUGHT, ({ id, files }: Brought) => {
  if (useTable.getState().album?.id === id) useTable.setState({ brought: files })
})
import.meta.hot?.on('vite:ws:disconnect', () => useTable.setState({ saving: 'waiting' }))
import.meta.hot?.on(RUN, (run: Run) => useTable.setState({ run }))
// A page from the browser's back-forward cache has lost its connection to the server.
window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())

// The preview in the text editor is an iframe of the same page and gets no editor itself.
if (window.parent === window) {
  const root = document.createElement('div')
  root.dataset.lightTable = ''
  document.body.append(root)
  createRoot(root).render(<TableApp />)
  // Browsers open files that a page does not take. React would search its tree with each event of other drags.
  const refuse = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return event.stopPropagation()
    event.preventDefault()
    const { album, isPublishOpen } = useTable.getState()
    if (event.type === 'drop' && (!album || isPublishOpen))
      useTable.setState({ problem: words.elsewhere })
  }
  for (const type of ['drag', 'dragover', 'drop'] as const)
    window.addEventListener(type, refuse, true)
}
