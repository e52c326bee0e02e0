import { createRoot } from 'react-dom/client'
import { DATA_CHANGED } from '../../content/dataPaths'
import { hearOfFiles } from './bringing'
import { takeIn } from './editing'
import type { Run } from '../../publishing/openPublisher'
import { RUN } from '../contract'
import './table.css'
import { useTable } from './tableStore'
import { TableApp } from './TableApp'

// A React root beside the site's, which knows nothing of it; `../server/tablePlugin.ts` brings it along.
import.meta.hot?.on(DATA_CHANGED, () => {
  useTable.setState(({ version }) => ({ version: version + 1 }))
  void takeIn()
})
hearOfFiles()
import.meta.hot?.on(RUN, (run: Run) => useTable.setState({ run }))

// The page that is shown beside its own words is not edited in there.
if (window.parent === window) {
  const root = document.createElement('div')
  root.dataset.lightTable = ''
  document.body.append(root)
  createRoot(root).render(<TableApp />)
}
