import { useMatches } from '@tanstack/react-router'

/**
 * What the page's route says of itself (its `head`), as tags that React moves into the document's
 * head. Stands in for the router's own HeadContent, whose scripts and styles no page here has.
 */
export function Head() {
  const page = useMatches({ select: (matches) => matches.at(-1) })
  return (
    <>
      {page?.meta?.map((tag) => {
        if (!tag) return null
        if ('title' in tag) return <title key="title">{tag.title}</title>
        const { name, property, content } = tag
        return <meta key={name ?? property} {...tag} content={content} />
      })}
      {page?.links?.map((link) => link && <link key={link.rel} {...link} />)}
    </>
  )
}
