import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { about } from 'virtual:content/about'
import { words } from 'virtual:words/about'
import { PART } from '../document'
import { Action, ActionButton } from '../page/actions/Action'
import { copyText } from '../page/actions/copyText'
import { preloadToasts, showToast } from '../page/toasts/showToast'
import { whenIdle } from '../page/whenIdle'

const selected = () => window.getSelection()?.toString() ?? ''

/**
 * The first click copies and shows the address, the second shows the label again. If copying fails, the
 * address is selected. Without script this is a plain link.
 */
export function Contact() {
  /** Undefined until the first click, so that the prerendered label does not fade in. */
  const [shown, setShown] = useState<boolean>()
  const address = useRef<HTMLSpanElement>(null)
  const before = useRef('')
  const toggle = async ({ detail }: MouseEvent) => {
    // Selecting the address with the mouse ends with a click, which must not hide the address.
    if (shown && detail > 0 && selected() && selected() !== before.current) return
    setShown(!shown)
    if (shown) return
    if (await copyText(about.email)) return showToast(words.copied)
    if (address.current) window.getSelection()?.selectAllChildren(address.current)
    return showToast(words.notCopied, 'error')
  }
  // A finger announces no press, so the toaster has to be there before it.
  useEffect(() => whenIdle(preloadToasts), [])
  return (
    <>
      <ActionButton
        icon={shown ? 'tick' : 'copy'}
        data-part={PART.contact}
        data-shown={shown ?? false}
        className="no-script:hidden"
        onPointerDown={() => {
          before.current = selected()
        }}
        onClick={(event) => void toggle(event)}
      >
        {/* The key restarts the animation. */}
        <span
          key={shown ? 'address' : 'label'}
          ref={shown ? address : undefined}
          className={`select-text ${shown === undefined ? '' : 'animate-appear-at-once'}`}
        >
          {shown ? about.email : words.contact}
        </span>
      </ActionButton>
      <noscript>
        <Action icon="go" href={`mailto:${about.email}`}>
          {about.email}
        </Action>
      </noscript>
    </>
  )
}
