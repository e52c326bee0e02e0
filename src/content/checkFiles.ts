import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Report } from './finding.ts'
import { publicFile } from './publicFile.ts'
import type { Project, Site } from './schema.ts'

/** What index.html names. */
const ICONS = ['icon.svg', 'apple-touch-icon.png']
/** The skills' drawings, each a symbol with an id. */
const SKILLS = 'src/about/skills.svg'

/**
 * Reports what is missing of the files that every site has: portrait, project pictures, resume and
 * icons. Photographs are the darkroom's to check.
 * @param root the folder with `public/`
 * @param folder that of the content
 */
export async function checkFiles(
  root: string,
  folder: string,
  { site, projects }: { site: Site; projects: Project[] },
  report: Report,
): Promise<void> {
  const note = (file: string, place: string, reason: string, remedy: string) =>
    report('error', file, place, reason, remedy)
  const isMissing = (src: string) => {
    const file = publicFile(src)
    return file !== undefined && !existsSync(join(root, 'public', file))
  }
  const named: [file: string, place: string, src: string][] = [
    ['site.json', 'portrait.src', site.portrait.src],
    ['site.json', 'resume.src', site.resume.src],
    ...projects.map(({ img }, i): [string, string, string] => [
      'projects.json',
      `[${i}].img.src`,
      img.src,
    ]),
  ]
  for (const [file, place, src] of named)
    if (isMissing(src))
      note(
        file,
        place,
        `names ${src}, which is not in public/`,
        'Put the file there, or name another',
      )
  for (const icon of ICONS)
    if (isMissing(`/${icon}`))
      note(
        relative(folder, join(root, 'public', icon)),
        '',
        'is missing, and every page names it',
        'Put an icon there',
      )
  const drawn = await readFile(join(root, SKILLS), 'utf8')
  const ids = Array.from(drawn.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id!)
  for (const [i, { icon }] of site.skills.entries())
    if (!ids.includes(icon))
      note(
        'site.json',
        `skills[${i}].icon`,
        `names the icon ${icon}, which is not drawn`,
        `Draw it in ${SKILLS}, or take one of ${ids.join(', ')}`,
      )
}
