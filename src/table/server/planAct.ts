import * as album from '../../darkroom/album/editAlbum.ts'
import { setValue } from '../../darkroom/edits/editJson.ts'
import type { Act } from '../contract.ts'
import type { TakenEntry, Texts } from '../../darkroom/edits/journal.ts'

/** A quarter turn clockwise. */
const turned = ({ rotate = 0 }: { rotate?: number | undefined }) => (rotate + 90) % 360 || undefined

function editOwn(act: Act, text: string, removed: readonly TakenEntry[]): string {
  switch (act.type) {
    case 'order':
      return album.inOrder(text, act.ids)
    case 'caption':
      return album.setField(text, [act.photo], 'alt', () => act.text)
    case 'cover':
      return setValue(text, ['cover'], act.photo, ['cover', 'photos'])
    case 'focus':
      return album.setField(text, [act.photo], 'focus', () => act.at)
    case 'hide':
    case 'show':
      return album.withHidden(text, act.photos, act.type === 'hide')
    case 'decorate':
      return album.setField(text, act.photos, 'decorative', () => true)
    case 'turn':
      return album.setField(text, act.photos, 'rotate', turned)
    case 'remove':
    case 'move':
      return album.without(text, act.photos)
    case 'copy':
      return text
    case 'putBack':
      return album.withPhotos(
        text,
        removed.filter(({ id }) => act.photos.includes(id)),
      )
  }
}

const atEnd = (one: TakenEntry) => ({ ...one, at: Infinity })

/** The texts of the albums after an act. Throws a CommandError if it names missing photos. */
export const planAct = (
  act: Act,
  { own, other }: Texts,
  removed: readonly TakenEntry[],
): Texts => ({
  own: editOwn(act, own, removed),
  other:
    'to' in act ? album.withPhotos(other!, album.entriesOf(own, act.photos).map(atEnd)) : undefined,
})
