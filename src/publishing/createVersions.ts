import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ContentError } from '../content/source/diagnostic.ts'
import { readContent } from '../content/source/readContent.ts'
import { UsageError } from '../darkroom/diagnostics/exit.ts'
import type { Disk } from '../darkroom/files/disk.ts'
import type { OneAtATime } from '../darkroom/files/oneAtATime.ts'
import { contentFolder, publicFolder } from '../darkroom/files/places.ts'
import { describeFindings } from './describeFindings.ts'
import { git } from './git.ts'
import { type PastVersion, readHistory } from './readHistory.ts'

/** A commit that changed the content. `isNow`: the content on disk is that of the commit. */
export type Version = { id: string; date: string; title: string; isNow: boolean }

/** The content on disk is that of the version. It may have more files that git ignores. */
const isAsOnDisk = ({ differing }: PastVersion, ignored: ReadonlySet<string>): boolean =>
  differing.every(({ name, blob }) => blob === undefined && ignored.has(name))

/**
 * Throws a UsageError if no site could be built after these files were written. It tries them on a copy.
 * @param code the folder of the site's code
 * @param texts by name, below the content folder; `undefined` removes a file
 */
async function refuseUnbuildable(
  root: string,
  code: string,
  texts: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'version-'))
  try {
    // With links, a write to the copy would change the owner's file.
    const options = { recursive: true, dereference: true, filter: existsSync }
    await cp(contentFolder(root), folder, options)
    for (const [name, text] of texts) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      if (text === undefined) await rm(join(folder, name))
      else await writeFile(join(folder, name), text)
    }
    await readContent(folder, { root: code, publicDir: publicFolder(root) })
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause
    const fault = describeFindings(folder, cause.diagnostics).find(({ isError }) => isError)
    throw new UsageError(
      `Nothing changed, because no site could be built from this version. ${fault?.title}: ${fault?.text}`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The versions of the content in git. `code`: the folder of the site's code. */
export function createVersions(root: string, disk: Disk, code: string, queue: OneAtATime) {
  const content = contentFolder(root)

  async function goBack(id: string): Promise<void> {
    const { versions, ignored } = await readHistory(content)
    const target = versions.find((one) => one.id === id)
    if (!target) throw new UsageError(`${id}: is not a version of the content. Nothing changed.`)
    const now =
      versions.find(({ differing }) => !differing.length) ??
      versions.find((one) => isAsOnDisk(one, ignored))
    if (!now)
      throw new UsageError(
        'src/content has changes that are in no version, and would be lost. Publish first, if that makes a commit, or commit them with git.',
      )
    // Files that git ignores stay.
    const changes = target.differing.filter(
      ({ name, blob }) => blob !== undefined || !ignored.has(name),
    )
    const onlyHere = changes.find(({ name }) => now.differing.some((one) => one.name === name))
    if (onlyHere)
      throw new UsageError(
        `${onlyHere.name}: git ignores this file. Move it away; nothing changed.`,
      )
    const texts = new Map<string, string | undefined>()
    // New albums come before the catalog that lists them, and old ones go after it.
    const rankOf = ({ isOnDisk, blob }: (typeof changes)[number]) =>
      blob === undefined ? 2 : Number(isOnDisk)
    for (const { name, blob } of changes.toSorted((a, b) => rankOf(a) - rankOf(b)))
      texts.set(name, blob && (await git(content, ['cat-file', 'blob', blob])))
    await refuseUnbuildable(root, code, texts)
    for (const [name, text] of texts) {
      const path = join(content, name)
      if (text === undefined) await disk.remove(path)
      else await disk.write(path, text)
    }
  }

  return {
    /** The latest versions, newest first. `undefined` outside a repository, or without a commit of the content. */
    async list(): Promise<Version[] | undefined> {
      const history = await readHistory(content).catch(() => undefined)
      if (!history?.versions.length) return undefined
      return history.versions.map((version) => {
        const { id, date, title } = version
        return { id, date, title, isNow: isAsOnDisk(version, history.ignored) }
      })
    },
    /** Writes a version to disk. Throws a UsageError if unsaved changes would be lost, or no site could be built. */
    goBack: (id: string) => queue(() => goBack(id)),
  }
}
