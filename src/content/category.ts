import type { CategoryId, Level } from './schema.ts'

/** A category with every default settled and every placeholder filled. */
export type Category = {
  id: CategoryId
  name: string
  /** For printed pages; a browser does not get it. */
  description?: string
  level: Level
  /** Last segment of its address under /photography. */
  path: string
}
