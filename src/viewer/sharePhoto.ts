import { words } from 'virtual:words/viewer'
import { copyText } from '../page/copyText'
import { showToast } from '../page/toasts/showToast'

/**
 * Shares a photograph's address: by the system's share sheet where there is one, else by copying it.
 * @param path from the root
 */
export async function sharePhoto(path: string): Promise<void> {
  const { title } = document
  const url = new URL(path, window.location.href).href
  try {
    if (navigator.share) return await navigator.share({ title, url })
  } catch (error) {
    // Closed without a choice, or still open from the press before; nothing went wrong.
    const { name } = error as Error
    if (name === 'AbortError' || name === 'InvalidStateError') return
  }
  if (await copyText(url)) await showToast(words.linkCopied)
  else await showToast(words.linkNotCopied, 'error')
}
