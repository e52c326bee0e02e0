import { flushSync } from 'react-dom'
import { Icon } from '../../../page/Icon'
import { TextButton } from '../tools/TextButton'
import { type Field, Fields } from '../words/fields'
import { type Listed, showList } from './catalogLists'

type Props = { entry: Listed; fields: readonly Field[]; note: string; onRemove: () => void }

const focusFirst = (sheet: HTMLElement | null) => sheet?.querySelector('input')?.focus()

/** Shows an album or a category in its list, also if a change of its category has not been answered yet. */
export function showListed({ id, category }: Pick<Listed, 'id' | 'category'>) {
  flushSync(() => showList(category === undefined ? '' : id))
  document.querySelector<HTMLElement>(`[data-settings="${CSS.escape(id)}"]`)?.focus()
}

/** The settings of an album or a category, shown beside the list. */
export const ListSettings = ({ entry, fields, note, onRemove }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key of the sheet
  <aside
    ref={focusFirst}
    aria-label={`Settings of ${entry.name}`}
    onKeyDown={({ key }) => key === 'Escape' && showListed(entry)}
    className="side-sheet self-start beside:sticky beside:top-bar-row"
  >
    <div className="flex items-center justify-between">
      <h2 className="voice-nature text-lead">{entry.name}</h2>
      <TextButton aria-label="Close the settings" onPress={() => showListed(entry)}>
        <Icon name="close" className="ms-auto size-6" />
      </TextButton>
    </div>
    <Fields value={entry.value} fields={fields} onSave={entry.save} />
    <p className="pb-3 text-note text-ink-muted">{note}</p>
    <TextButton aria-label={`Remove ${entry.name}`} onPress={onRemove}>
      Remove
    </TextButton>
  </aside>
)
