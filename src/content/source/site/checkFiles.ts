import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Report } from '../diagnostic.ts'
import { fileFault } from '../addresses/fileFault.ts'
import type { Content } from '../content.ts'
import { drawnIn, outlineOf } from './skillIcons.ts'

const ICONS = ['icon.svg', 'apple-touch-icon.png'] // the icons that index.html links to
const SKILLS = 'src/about/skills.svg'

/** Reports missing pictures, resume and icons. The darkroom checks photographs. `root`: the folder with `src/`. */
export async function checkFiles(
  { root, publicDir }: { root: string; publicDir: string },
  folder: string,
  { site, projects }: Pick<Content, 'site' | 'projects'>,
  report: Report,
): Promise<void> {
  const note = (code: string, file: string, path: string, message: string, remedy: string) =>
    report({ code, severity: 'error', file, path, message, remedy })
  const named = [
    ['site.json', 'portrait.src', site.portrait?.src] as const,
    ['site.json', 'resume.src', site.resume?.src] as const,
    ...projects.map(({ img }, i) => ['projects.json', `[${i}].img.src`, img?.src] as const),
  ]
  for (const [file, path, src] of named) {
    const fault = src !== undefined && fileFault(publicDir, src)
    if (fault) note('missing-file', file, path, `names ${src}, ${fault.message}`, fault.remedy)
  }
  for (const icon of ICONS)
    if (fileFault(publicDir, `/${icon}`))
      note(
        'missing-icon',
        relative(folder, join(publicDir, icon)),
        '',
        'is missing, and every page links to it',
        'Add an icon with this name',
      )
  const drawn = site.skills.length ? await readFile(join(root, SKILLS), 'utf8') : ''
  const ids = drawnIn(drawn)
  for (const [i, { icon }] of site.skills.entries())
    if (icon !== undefined && !ids.includes(icon) && !outlineOf(icon))
      note(
        'unknown-icon',
        'site.json',
        `skills[${i}].icon`,
        `names the icon ${icon}, which does not exist`,
        `Remove it, or name an outline of https://tabler.io/icons, such as brand-rust, or one of ${ids.join(', ')}`,
      )
}
