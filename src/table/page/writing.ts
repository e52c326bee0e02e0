import { act } from './editing'
import { useTable } from './tableStore'

/** Keeps what has been typed, if it is another caption than before. */
export function saveDraft(): void {
  const { draft, album } = useTable.getState()
  if (!draft) return
  useTable.setState({ draft: undefined })
  const photo = album?.photos.find(({ id }) => id === draft.id)
  const text = draft.text.trim()
  if (photo && text !== photo.caption) act({ type: 'caption', photo: photo.id, text })
}

export function writeCaption(id: string): void {
  saveDraft()
  const photo = useTable.getState().album?.photos.find((one) => one.id === id)
  if (photo) useTable.setState({ draft: { id, text: photo.caption }, current: id })
}
