import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { countOf, reportStop } from '../report/reporter.ts'
import { whyLeft } from './earlierAlbum/askAboutEarlierAlbum.ts'
import type { NotImported } from './importAlbum.ts'

export const noneWanted = (keywords: readonly string[]): string =>
  `No photo matches --only, so no album was made. ${keywords.length ? `Keywords here: ${keywords.join(', ')}.` : 'None has a keyword.'}`

/** Reports why nothing was imported. Throws a UsageError if the command must be changed. */
export function reportNone(
  { ask, reporter }: CommandContext,
  result: NotImported,
  displayName: string,
): ExitCode {
  switch (result.reason) {
    case 'empty': {
      const { folders } = result
      const where = folders
        ? `, but ${countOf(folders, 'folder')}. Add --recursive to look into them.`
        : '. Check the path.'
      throw new UsageError(`${displayName}: holds no pictures${where}`)
    }
    case 'held': {
      if (!ask) throw new UsageError(`${displayName}: ${whyLeft(result.earlier, displayName)}`)
      reporter.summary('Left as it is.', { photos: 0, failed: 0 })
      return EXIT.good
    }
    case 'unwanted': {
      const { keywords } = result
      reporter.summary(noneWanted(keywords), { photos: 0, failed: 0, keywords })
      return EXIT.good
    }
    case 'none': {
      const { failed } = result
      reporter.summary('No photo could be imported, so no album was made.', { photos: 0, failed })
      return EXIT.partial
    }
    case 'stopped': {
      const { done, left } = result
      const text = `: ${countOf(done, 'photo is', 'photos are')} done, ${left} left. The album is as it was; resume with the same command.`
      return reportStop(reporter, text, { done, left })
    }
  }
}
