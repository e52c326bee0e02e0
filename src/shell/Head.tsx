import { useMatches } from '@tanstack/react-router'

type Meta = { title: string } | { name?: string; property?: string; content: string }
type Said = {
  meta?: readonly (Meta | undefined)[]
  links?: readonly ({ rel: string } | undefined)[]
}

/** What a page says of itself, as tags that React moves into the document's head. */
export function Tags({ meta, links }: Said) {
  return (
    <>
      {meta?.map((tag) => {
        if (!tag) return null
        if ('title' in tag) return <title key="title">{tag.title}</title>
        return <meta key={tag.name ?? tag.property} {...tag} />
      })}
      {links?.map((link) => link && <link key={link.rel} {...link} />)}
    </>
  )
}

/**
 * The tags of the page's route (its `head`). Stands in for the router's own HeadContent, whose
 * scripts and styles no page here has.
 */
export function Head() {
  const page = useMatches({ select: (matches) => matches.at(-1) })
  return <Tags {...(page as Said)} />
}
