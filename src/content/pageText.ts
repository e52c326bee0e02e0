/**
 * What a page of the owner's says: the tree that the build makes of its Markdown (content/source/pages/parseMarkdown).
 * No markup is in it, so every text is shown as it is.
 */
export type PageText = {
  /** For prerendered pages; a browser does not get it. */
  description?: string
  /** The headings that a list of contents names; none where there are too few for one. */
  contents: Section[]
  blocks: Block[]
}

/** A part of a page. `id`: of its heading, by which addresses name it. */
export type Section = { id: string; title: string }

export type Block =
  | { type: 'paragraph'; children: Inline[] }
  /** The text of a list's item that is no paragraph of its own. */
  | { type: 'line'; children: Inline[] }
  | { type: 'heading'; level: HeadingLevel; id: string; children: Inline[] }
  /** `start`: the number of the first item, where items are numbered. */
  | { type: 'list'; start?: number; items: Block[][] }
  /** `head` is empty where columns have no names. */
  | { type: 'table'; head: Inline[][]; rows: Inline[][][]; columns: Column[] }
  | { type: 'quote'; children: Block[] }
  | { type: 'code'; text: string }
  | { type: 'rule' }
  | { type: 'picture'; picture: PagePicture; caption: string }

export type HeadingLevel = 2 | 3 | 4 | 5 | 6

/** How a table's column is set. `numbers`: right, and never broken. */
export type Column = 'left' | 'center' | 'right' | 'numbers'

export type Inline =
  | string
  | { type: 'strong' | 'em' | 'del'; children: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'break' }
  | Link

/** `page`: of this site, from its root. `file`: of this site. `plain`: this page's own part, mail, telephone. */
export type Link = {
  type: 'link'
  to: 'page' | 'file' | 'outside' | 'plain'
  href: string
  children: Inline[]
}

/** A picture of a page. px; its size is not known where its file was not looked at. */
export type PagePicture = {
  src: string
  alt: string
  width?: number
  height?: number
  color?: string
  template?: string
  widths?: number[]
  candidates?: { src: string; width: number }[]
}
