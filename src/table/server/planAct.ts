import * as album from '../../darkroom/album/editAlbum.ts'
import { setValue } from '../../darkroom/edits/editJson.ts'
import { type Act, photosOf } from '../contract.ts'
import * as journals from '../../darkroom/edits/journal.ts'

/** A quarter turn clockwise. */
const turned = ({ rotate = 0 }: { rotate?: number | undefined }) => (rotate + 90) % 360 || undefined

function editOwn(act: Act, text: string, journal: journals.Journal): string {
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
      return album.withPutBack(text, act.photos, journal)
  }
}

/** The texts of the albums and the journal after an act. Throws a CommandError if it names missing photos. */
export function planAct(journal: journals.Journal, texts: journals.Texts, act: Act) {
  const key = 'to' in act ? act.to : undefined
  const isTaken = act.type === 'remove' || key !== undefined
  const entries = isTaken ? album.entriesOf(texts.own, photosOf(act)) : []
  const now: journals.Texts = { own: editOwn(act, texts.own, journal) }
  if (key !== undefined) now.other = album.addPhotos(texts.other!, entries)
  const removed = act.type === 'remove' ? entries : []
  const order = act.type === 'remove' ? album.fullOrder(texts.own, journal) : journal.order
  const label = { type: act.type, photos: photosOf(act) }
  const next = journals.withStep({ ...journal, order }, label, [texts, now], { key, removed })
  return [now, next, undefined] as const
}
