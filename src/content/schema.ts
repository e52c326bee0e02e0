/** What the schema makes of the owner's content: its types, for rooms that must not have its validator. */
export type {
  AlbumFile,
  Capture,
  CategoryId,
  Level,
  Photo,
  Picture,
  Project,
  Resume,
  Site,
} from './source/schema.ts'
