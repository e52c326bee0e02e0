import { flushSync } from 'react-dom'
import { Icon } from '../../../page/Icon'
import { useTable } from '../tableStore'
import { TextButton } from '../tools/TextButton'
import { type Field, Fields } from '../words/fields'
import type { Listed } from './catalogLists'

type Props = { entry: Listed; fields: readonly Field[]; note: string; onRemove: () => void }

const focusFirst = (sheet: HTMLElement | null) => sheet?.querySelector('input')?.focus()

function close(id: string) {
  flushSync(() => useTable.setState({ settings: undefined }))
  document.querySelector<HTMLElement>(`[data-settings="${CSS.escape(id)}"]`)?.focus()
}

/** The settings of an album or a category, shown beside the list. */
export const ListSettings = ({ entry, fields, note, onRemove }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key of the sheet
  <aside
    ref={focusFirst}
    aria-label={`Settings of ${entry.name}`}
    onKeyDown={({ key }) => key === 'Escape' && close(entry.id)}
    className="side-sheet self-start beside:sticky beside:top-bar-row"
  >
    <div className="flex items-center justify-between">
      <h2 className="voice-nature text-lead">{entry.name}</h2>
      <button
        type="button"
        aria-label="Close the settings"
        className="-me-3 icon-button transition-color hover:text-accent"
        onClick={() => close(entry.id)}
      >
        <Icon name="close" />
      </button>
    </div>
    <Fields value={entry.value} fields={fields} onSave={entry.save} />
    <p className="pb-3 text-note text-ink-muted">{note}</p>
    <TextButton aria-label={`Remove ${entry.name}`} onPress={onRemove}>
      Remove
    </TextButton>
  </aside>
)
