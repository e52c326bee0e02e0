import { words } from 'virtual:words/viewer'
import { copyText } from '../../page/actions/copyText'
import { showToast } from '../../page/toasts/showToast'

/** Opens the system's share sheet for the photograph at `path` (from the root), or copies its address. */
export async function sharePhoto(path: string): Promise<void> {
  const { title } = document
  const url = new URL(path, window.location.href).href
  try {
    if (navigator.share) return await navigator.share({ title, url })
  } catch (error) {
    // The visitor closed the sheet, or it is still open from an earlier press.
    const { name } = error as Error
    if (name === 'AbortError' || name === 'InvalidStateError') return
  }
  if (await copyText(url)) await showToast(words.linkCopied)
  else await showToast(words.linkNotCopied, 'error')
}
