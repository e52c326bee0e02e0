import type { Album } from '../../darkroom/album/albumFile.ts'
import { CommandError, EXIT } from '../../darkroom/diagnostics/exit.ts'
import type { Act, Transfer } from '../contract.ts'
import { type Edit, type TakenEntry, takenFrom } from './editAlbum.ts'
import type { Plan, Texts } from './journal.ts'

/** The cover of the album is none of these photos any more. */
function withoutCover(text: string, photos: readonly string[]): Edit[] {
  const { cover } = JSON.parse(text) as { cover?: string }
  if (cover === undefined || !photos.includes(cover)) return []
  return [{ type: 'members', members: [{ name: 'cover', literal: null }] }]
}

/** What an act does to the text of an album. */
function editsOf(act: Act, text: string, removed: readonly TakenEntry[]): Edit[] {
  const literal = (photo: string | undefined, name: string, value: unknown): Edit => ({
    type: 'members',
    members: [{ ...(photo === undefined ? {} : { photo }), name, literal: JSON.stringify(value) }],
  })
  switch (act.type) {
    case 'order':
      return [act]
    case 'caption':
      return [literal(act.photo, 'alt', act.text)]
    case 'cover':
      return [literal(undefined, 'cover', act.photo)]
    case 'focus':
      return [literal(act.photo, 'focus', act.at)]
    case 'hide':
    case 'show': {
      const hidden = act.type === 'hide' ? 'true' : null
      const members = act.photos.map((photo) => ({ photo, name: 'hide', literal: hidden }))
      const edits = act.type === 'hide' ? withoutCover(text, act.photos) : []
      return [...edits, { type: 'members', members }]
    }
    case 'remove':
    case 'move':
      return [...withoutCover(text, act.photos), { type: 'take', ids: act.photos }]
    case 'copy':
      return []
    case 'turn': {
      const known = new Map((JSON.parse(text) as Album).photos.map((one) => [one.id, one]))
      const members = act.photos.map((photo) => {
        const rotate = ((known.get(photo)?.rotate ?? 0) + 90) % 360
        return { photo, name: 'rotate', literal: rotate ? String(rotate) : null }
      })
      return [{ type: 'members', members }]
    }
    case 'putBack':
      return [{ type: 'put', entries: removed.filter(({ id }) => act.photos.includes(id)) }]
  }
}

const photosOf = (act: Act): string[] =>
  act.type === 'order' ? [] : 'photo' in act ? [act.photo] : act.photos

/** What a move or a copy does to the album that it leads to: the entries stand at its end. */
function editsThere(act: Transfer, { own, other = '' }: Texts): Edit[] {
  const there = (JSON.parse(other) as Album).photos
  const entries = takenFrom(own, act.photos).map(({ id, text }, i) => ({
    id,
    text,
    at: there.length + i,
  }))
  for (const { id, text } of entries) {
    const same = there.find((one) => one.id === id)
    if (same && same.src !== (JSON.parse(text) as Album['photos'][number]).src)
      throw new CommandError(
        EXIT.usage,
        `${id}: that album has another photo of this id. Give one of them another id. Nothing changed.`,
      )
  }
  return [{ type: 'put', entries }]
}

/** What an act does. `removed`: what the tray may put back. */
export function planAct(act: Act, texts: Texts, removed: readonly TakenEntry[]): Plan {
  const label = { type: act.type, photos: photosOf(act) }
  const own = editsOf(act, texts.own, removed)
  if (!('to' in act)) return { label, own }
  return { label, own, other: { key: act.to, edits: editsThere(act, texts) } }
}
