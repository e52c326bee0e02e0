import { type MouseEvent, useRef, useState } from 'react'
import { about } from 'virtual:content/about'
import { copy } from '../shell/copy'
import { Icon } from '../shell/Icon'
import { readyToast, say } from '../shell/say'

const selected = () => window.getSelection()?.toString() ?? ''

/**
 * The first click copies the address, says so and shows it; the second shows the label again. An
 * address that could not be copied is shown all the same and selected, ready to be copied by hand.
 * Without script it is a plain link.
 */
export function Contact() {
  const [shown, setShown] = useState(false)
  const address = useRef<HTMLSpanElement>(null)
  const before = useRef('')
  const toggle = async ({ detail }: MouseEvent) => {
    // Selecting the address by mouse ends in a click too, which must not take it away.
    if (shown && detail > 0 && selected() && selected() !== before.current) return
    setShown(!shown)
    if (shown) return
    if (await copy(about.email)) return say('Copied to Clipboard!')
    if (address.current) window.getSelection()?.selectAllChildren(address.current)
    return say('Could not be copied. Select the address to copy it.', 'failed')
  }
  return (
    <>
      <button
        type="button"
        className="act contact"
        data-shown={shown}
        onPointerDown={() => {
          before.current = selected()
        }}
        onClick={(event) => void toggle(event)}
        onPointerEnter={readyToast}
        onFocus={readyToast}
      >
        {shown ? <span ref={address}>{about.email}</span> : <span key="label">Contact</span>}
        <Icon name={shown ? 'tick' : 'copy'} />
      </button>
      <noscript>
        <a className="act" href={`mailto:${about.email}`}>
          {about.email} <Icon name="go" />
        </a>
      </noscript>
    </>
  )
}
