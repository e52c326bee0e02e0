import { Icon } from '../../../page/Icon'
import { SheetEdge } from '../tools/SheetEdge'
import { TextButton } from '../tools/TextButton'
import { type Field, Fields } from '../words/fields'

type Props = {
  name: string
  value: unknown
  fields: readonly Field[]
  note: string
  save: (next: unknown) => Promise<boolean>
  onClose: () => void
  onRemove: () => void
}

const focusFirst = (sheet: HTMLElement | null) => sheet?.querySelector('input')?.focus()

/** The settings of an album or a category, shown beside the list. */
export const ListSettings = ({ name, value, fields, note, save, onClose, onRemove }: Props) => (
  <aside
    ref={focusFirst}
    aria-label={`Settings of ${name}`}
    className="side-sheet top-bar-row self-start beside:sticky"
  >
    <SheetEdge />
    <div className="flex items-center justify-between">
      <h2 className="voice-nature text-lead">{name}</h2>
      <button
        type="button"
        aria-label="Close the settings"
        className="-me-3 grid size-11 place-items-center transition-color hover:text-accent"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
    <Fields value={value} fields={fields} onSave={save} />
    <p className="pb-3 text-note text-ink-muted">{note}</p>
    <TextButton aria-label={`Remove ${name}`} onPress={onRemove}>
      Remove
    </TextButton>
  </aside>
)
