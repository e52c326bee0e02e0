import type { Project } from '../../content/schema.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { didYouMean } from '../diagnostics/didYouMean.ts'

/** Finds the field for `portrait`, or for `project` and a name. Throws a UsageError for anything else. */
export function pictureField([of, ...names]: string[], { projects }: { projects: Project[] }) {
  if (of === 'portrait' && names.length === 1)
    return {
      file: 'site.json',
      path: ['portrait'],
      displayName: 'Your portrait',
    }
  const [name = ''] = names
  if (of !== 'project' || names.length !== 2)
    throw new UsageError(
      'picture: needs portrait or project. Write it as: darkroom picture portrait <file>, or darkroom picture project <name> <file>',
    )
  const at = projects.findIndex((one) => one.name.toLowerCase() === name.toLowerCase())
  const project = projects[at]
  if (project)
    return {
      file: 'projects.json',
      path: [at, 'img'],
      displayName: `The picture of ${project.name}`,
    }
  const known = projects.map((one) => one.name)
  throw new UsageError(`${name}: is not a project of projects.json.${didYouMean(name, known)}`)
}
