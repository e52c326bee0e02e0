/** The types of the schema, without its validator. */
export type { AlbumFile, Capture, Photo } from './source/schema/album.ts'
export type { CategoryId } from './source/schema/catalog.ts'
export type { Level, Picture, Rights } from './source/schema/fields.ts'
export type { Project, Resume, Site } from './source/schema/site.ts'
