import { type ReactNode, useEffect, useRef } from 'react'
import { TextButton } from './TextButton'

type Props = { title: string; onDone: () => void; actions: ReactNode; children: ReactNode }

/** A screen of the light table beside that of an album: the way back, its title, what it can do. */
export function Screen({ title, onDone, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="fixed inset-0 overflow-y-auto bg-paper px-margin pb-10">
      <header className="sticky top-0 z-1 flex min-h-bar-row flex-wrap items-center gap-x-5 bg-paper">
        <TextButton onPress={onDone}>Done</TextButton>
        <h1
          ref={heading}
          tabIndex={-1}
          className="me-auto voice-nature text-title leading-tight font-nature-strong"
        >
          {title}
        </h1>
        {actions}
      </header>
      {children}
    </div>
  )
}
