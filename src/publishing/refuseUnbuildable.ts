import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ContentError } from '../content/source/diagnostic.ts'
import { readContent } from '../content/source/readContent.ts'
import { UsageError } from '../darkroom/diagnostics/exit.ts'
import { contentFolder, publicFolder } from '../darkroom/files/places.ts'
import { describeFindings } from './describeFindings.ts'

/**
 * Throws a UsageError if no site could be built after these files were written. It tries them on a copy.
 * @param code the folder of the site's code
 * @param texts by name, below the content folder; `undefined` removes a file
 */
export async function refuseUnbuildable(
  root: string,
  code: string,
  texts: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'version-'))
  try {
    // With links, a write to the copy would change the owner's file.
    await cp(contentFolder(root), folder, { recursive: true, dereference: true })
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
