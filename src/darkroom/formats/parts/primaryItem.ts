import type { FileBox } from './boxesIn.ts'
import { heifItems } from './heifItems.ts'

/**
 * The properties of the picture that an AVIF or HEIC shows (ISO/IEC 23008-12), without those of gain map
 * and tiles. Empty if the file is damaged or has no such picture.
 */
export function primaryProperties(bytes: Buffer): FileBox[] {
  try {
    const { primary, propertiesOf } = heifItems(bytes)
    return propertiesOf(primary)
  } catch {
    return []
  }
}
