import { useState } from 'react'
import { site } from '../content/load'
import { Icon } from '../shell/Icon'
import { readyToast, say } from '../shell/say'

/** Copies text; false where the browser refuses or has no clipboard. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/**
 * The first click copies the address, says so and shows it; the second shows the label again. An
 * address that could not be copied is shown all the same, to be selected by hand.
 */
export function Contact() {
  const [shown, setShown] = useState(false)
  const toggle = async () => {
    // Selecting the address by hand ends in a click too; it must not take the address away.
    if (shown && window.getSelection()?.toString()) return
    setShown(!shown)
    if (shown) return
    const copied = await copy(site.email)
    await say(
      copied ? 'Copied to Clipboard!' : 'Could not be copied. Select the address to copy it.',
    )
  }
  return (
    <button
      type="button"
      className="act contact"
      data-shown={shown}
      onClick={() => void toggle()}
      onPointerEnter={readyToast}
      onFocus={readyToast}
    >
      <span key={String(shown)}>{shown ? site.email : 'Contact'}</span>
      <Icon name={shown ? 'tick' : 'copy'} />
    </button>
  )
}
