import { type RefObject, useLayoutEffect } from 'react'
import { words } from 'virtual:words/search'
import { toHostPath } from '../address/sitePath'
import { SEARCH_PATH } from '../content/addresses'
import { PART } from '../document'
import { Icon } from '../page/Icon'

type Props = {
  field: RefObject<HTMLInputElement | null>
  value: string
  onType: (text: string) => void
  onEnter: () => void
}

export function SearchField({ field, value, onType, onEnter }: Props) {
  // Takes over what was typed into the prerendered field before the script ran.
  useLayoutEffect(() => {
    const early = field.current?.value
    if (early) onType(early)
  }, [field, onType])
  return (
    <form
      role="search"
      action={toHostPath(SEARCH_PATH)}
      className="search-line flex items-center gap-4 border-b-rule border-ink narrow:gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        onEnter()
      }}
    >
      <Icon name="search" className="size-8 narrow:size-6.5" />
      <input
        ref={field}
        data-part={PART['search-field']}
        type="search"
        name="q"
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
        aria-label={words.label}
        placeholder={words.hint}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- visitors open the search to type
        autoFocus
        className="search-input voice-nature text-head"
      />
      {value !== '' && (
        <button
          type="button"
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 text-label font-medium transition-color hover:text-accent"
          onClick={() => {
            onType('')
            field.current?.focus()
          }}
        >
          <Icon name="close" className="size-8 narrow:size-6.5" />
          <span aria-hidden="true" className="narrow:hidden">
            {words.clear}
          </span>
          <span className="sr-only">{words.clearField}</span>
        </button>
      )}
    </form>
  )
}
