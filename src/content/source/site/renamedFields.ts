import type { Report } from '../diagnostic.ts'

/** Renames `children`, the old name of `people`, in an unchecked site.json, and reports it. */
export function renamedFields(site: unknown, report: Report): unknown {
  if (typeof site !== 'object' || site === null || !('children' in site)) return site
  const { children, ...rest } = site
  report({
    code: 'renamed-field',
    severity: 'error',
    file: 'site.json',
    path: 'children',
    message: 'was renamed to people',
    remedy: 'Rename it to "people"; its value may stay, and you can add more names',
  })
  return { people: children, ...rest }
}
