import { toHostPath } from '../../address/sitePath'
import { DOCUMENTS, type DocumentState } from '../contract'
import { ask } from './server'
import { useTable } from './tableStore'

/** Leads from an edited page that has lost its address to its album at the new one, or else to the lists. */
export async function leaveLostPage(): Promise<void> {
  /** The id of the album that was opened on this page, or ''. */
  const edited = (history.state as { edited?: string } | null)?.edited
  if (edited === undefined) return
  const path = `${DOCUMENTS}/catalog.json`
  const albums = (await ask<{ state?: DocumentState }>(path))?.answer.state?.lists?.albums
  // No page shows an unlisted album here. The lists open it.
  const album = albums?.find(({ id, level }) => id === edited && level !== 'unlisted')
  useTable.setState(({ key }) => ({ page: undefined, key: key && album?.address }))
  window.location.replace(album?.address ?? toHostPath('/photography'))
}
