import { alsoPublic } from '../../content/source/album/alsoPublic.ts'
import type { Diagnostic } from '../../content/source/diagnostic.ts'
import { otherAlbumsWith } from '../album/otherAlbumsWith.ts'
import { readAlbums } from '../album/readAlbums.ts'
import type { Command } from '../commandContext.ts'
import { inspectAlbums } from '../published/inspectAlbums.ts'
import { inspectPublic } from '../published/inspectPublic.ts'
import { inspectSite } from '../published/inspectSite.ts'
import { readVerifiedFiles } from '../published/verifiedFiles.ts'
import { checkAlbumsOnline } from '../remote/checkAlbumsOnline.ts'
import { remoteOptions } from '../remote/withRemote.ts'
import { reportStop } from '../report/reporter.ts'
import { locked } from './locked.ts'
import { reportDiagnostics } from './reportDiagnostics.ts'

/** `darkroom check [album…]`: reports faults. `--online` and `--fix` also ask outside hosts. */
export const check: Command = (args, context) =>
  (args.flag('fix') ? locked(checkAlbums) : checkAlbums)(args, context)

const checkAlbums: Command = async (args, context) => {
  const { root, reporter } = context
  const isFixing = args.flag('fix')
  const isOnline = args.flag('online') || isFixing
  const isWhole = args.positionals.length === 0
  const read = await readAlbums(root, args.positionals)
  const { albums, all, content, diagnostics } = read
  // Some of these do not stop the build, but the owner must still correct them.
  const issues: Diagnostic[] = diagnostics.map((one) => ({ ...one, severity: 'error' }))
  if (isWhole && content) issues.push(...(await inspectSite(root, content)))
  const both = alsoPublic(all.map((one) => ({ ...one, shared: one.source.shared })))
  const files = new Set(albums.map(({ file }) => file))
  issues.push(...both.filter(({ file }) => files.has(file)))

  const elsewhereThan = otherAlbumsWith(all)
  const verified = await readVerifiedFiles(context)
  const inspected = await inspectAlbums(context, albums, {
    site: content?.site,
    verified,
    elsewhereThan: isOnline ? undefined : elsewhereThan,
  })
  if (!inspected) return reportStop(reporter, UNCHANGED)
  issues.push(...inspected)
  if (!args.flag('dry-run')) await verified.save(!isWhole)
  if (isOnline) {
    const options = { ...remoteOptions(args), isFixing }
    const found = await checkAlbumsOnline(context, read, options, elsewhereThan)
    if (!found) return reportStop(reporter, UNCHANGED)
    issues.push(...found)
  }
  if (isWhole) issues.push(...(await inspectPublic(root, albums)))
  return reportDiagnostics(reporter, albums, issues)
}

const UNCHANGED = '. Nothing was changed; the same command starts again.'
