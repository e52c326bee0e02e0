import { withoutSoftHyphens } from '../../content/softHyphens'

/** Copied soft hyphens would break searches. */
export function copyWithoutSoftHyphens(): void {
  document.addEventListener('copy', (event) => {
    const text = String(getSelection())
    const copied = withoutSoftHyphens(text)
    if (copied === text) return
    event.clipboardData?.setData('text/plain', copied)
    event.preventDefault()
  })
}
