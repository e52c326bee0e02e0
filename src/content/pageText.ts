/** An owner's page: the elements that the build makes from its Markdown. All texts are plain text. */
export type PageText = {
  /** Absent in a browser. */
  description?: string | undefined
  /** The headings of the table of contents; empty on pages with few headings. */
  contents: Section[]
  blocks: Exclude<PageNode, string>[]
}

export type Section = { id: string; title: string }

export type PageNode = string | PageElement | PageCode | PageLink | PageFigure

/** An HTML element with its attributes. A `div` is a list item's line that is not a paragraph. */
export type PageElement = {
  tag:
    | ('p' | 'div' | HeadingTag | 'ul' | 'ol' | 'li' | 'blockquote' | 'pre' | 'hr')
    | ('table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td')
    | ('strong' | 'em' | 's' | 'bdi' | 'br')
  id?: string
  start?: number
  scope?: 'row' | 'col'
  /** The alignment of a table cell. `numbers`: to the right, without line breaks. */
  column?: Column
  isLead?: true
  children: PageNode[]
}

export type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
export type Column = 'left' | 'center' | 'right' | 'numbers'

/** `page`: a page's path. `file`: a file of this site. `plain`: an anchor, mail or telephone. */
export type PageLink = {
  tag: 'a'
  to: 'page' | 'file' | 'outside' | 'plain'
  href: string
  children: PageNode[]
}

type PageCode = { tag: 'code'; text: string }

export type PageFigure = { tag: 'figure'; picture: PagePicture; caption: string }

/** A picture on a page. px; the size is unknown if the file was not inspected. */
export type PagePicture = {
  src: string
  alt: string
  width?: number | undefined
  height?: number | undefined
  color?: string | undefined
  template?: string | undefined
  widths?: number[] | undefined
  candidates?: { src: string; width: number }[] | undefined
}
