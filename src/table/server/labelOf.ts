import { nameAt } from '../../darkroom/edits/nameAt.ts'
import type { ActLabel, DocumentAct, DocumentState } from '../contract.ts'

/** The label of an act's step in the journal. @param state before the act */
export function labelOf(act: DocumentAct, { value, lists }: DocumentState): ActLabel {
  const label = { type: act.type, photos: [] }
  if ('name' in act) return { ...label, name: act.name }
  if ('value' in act) return { ...label, name: nameAt([act.value], [0]) }
  if ('change' in act) {
    const album = lists?.albums.find(({ id }) => id === act.id)
    return { ...label, name: album?.name, settings: Object.keys(act.change).join(' and ') }
  }
  const paths = 'edits' in act ? act.edits.map(({ path }) => path) : [[...act.path, act.at]]
  // The path of a category's setting has three parts.
  const settings = lists && 'edits' in act ? paths.map((path) => path[2]).join(' and ') : undefined
  return { ...label, name: nameAt(value, paths[0] ?? []), settings }
}
