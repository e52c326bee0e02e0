import type { CommandContext } from '../../commandContext.ts'
import { askUntil } from '../../report/askUntil.ts'
import type { EarlierAlbum } from './readEarlierAlbum.ts'

type Decision = 'add' | 'second' | 'leave'

const ANSWERS: Record<string, Decision> = { a: 'add', s: 'second', '': 'leave' }

/** Asks what to do with pictures that another album has. Without a terminal they are skipped. */
export async function askAboutEarlierAlbum(
  { ask, reporter }: Pick<CommandContext, 'ask' | 'reporter'>,
  displayName: string,
  { count, of, displayName: earlier }: EarlierAlbum,
): Promise<Decision> {
  if (!ask) return 'leave'
  return askUntil(
    { ask, reporter },
    `${displayName}: ${count} of its ${of} pictures are or were in ${earlier}. Add them to that album (a), make a second album (s), or leave them (Enter)? `,
    (answer, refuse) => ANSWERS[answer.toLowerCase()] ?? refuse('Write a or s, or press Enter.'),
  )
}

/** Why a folder is skipped, and the commands that import it. @param path the owner's name for the folder */
export const whyLeft = ({ key, displayName, count, of }: EarlierAlbum, path: string): string =>
  `${count} of its ${of} pictures are or were in ${displayName}. To add them to that album: npm run darkroom -- import "${path}" --album ${key}. To make a second album of them: the same command as before with --second.`
