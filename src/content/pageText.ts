/** What a page of the owner's says: the elements that the build makes of its Markdown, each text to be shown as it is. */
export type PageText = {
  /** A browser does not get it. */
  description?: string | undefined
  /** The headings that a list of contents names; none where there are too few for one. */
  contents: Section[]
  blocks: Exclude<PageNode, string>[]
}

export type Section = { id: string; title: string }

export type PageNode = string | PageElement | PageCode | PageLink | PageFigure

/** An element of HTML with its attributes. A `div` is a line of a list that is no paragraph of its own. */
export type PageElement = {
  tag:
    | ('p' | 'div' | HeadingTag | 'ul' | 'ol' | 'li' | 'blockquote' | 'pre' | 'hr')
    | ('table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td')
    | ('strong' | 'em' | 's' | 'bdi' | 'br')
  id?: string
  start?: number
  scope?: 'row' | 'col'
  /** Of a cell: how its column is set. `numbers`: right, and never broken. */
  column?: Column
  /** The paragraph leads the page. */
  isLead?: true
  children: PageNode[]
}

export type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
export type Column = 'left' | 'center' | 'right' | 'numbers'

/** `page`: of this site, from its root. `file`: of this site. `plain`: this page's own part, mail, telephone. */
export type PageLink = {
  tag: 'a'
  to: 'page' | 'file' | 'outside' | 'plain'
  href: string
  children: PageNode[]
}

type PageCode = { tag: 'code'; text: string }

export type PageFigure = { tag: 'figure'; picture: PagePicture; caption: string }

/** A picture of a page. px; its size is not known where its file was not looked at. */
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
