import { ELEMENT_IDS } from '../../../document.ts'
import { freeId } from '../addresses/freeId.ts'
import { slug } from '../json/placeholders.ts'

/** A letter of another script than Latin. */
const OTHER_LETTER = /[^\P{L}\p{Script=Latin}]/u

/**
 * The anchor of a heading: `Größe` → `grosse`, `Закат над озером` → `закат-над-озером`. It depends only on
 * the heading, so it stays when other headings are added.
 */
function headingSlug(title: string): string {
  const own = OTHER_LETTER.test(title)
    ? title
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replaceAll(/^-+|-+$/g, '')
    : slug(title)
  const signs = () => Array.from(title, (sign) => sign.codePointAt(0)!.toString(16)).join('-')
  return own || `section-${signs()}`
}

/** Makes a heading's id that differs from all `ids`, and adds it to them. */
export const addHeadingId = (title: string, ids: Set<string>): string =>
  freeId(headingSlug(title), ids, ELEMENT_IDS)
