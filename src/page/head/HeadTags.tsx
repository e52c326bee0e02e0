import { withoutSoftHyphens } from '../../content/softHyphens'

type Meta = { title: string } | { name?: string; property?: string; content: string }
export type PageHead = {
  meta?: readonly (Meta | undefined)[]
  links?: readonly ({ rel: string } | undefined)[]
}

/** The title, meta and link tags of a page. React moves them into the head. */
export function HeadTags({ meta, links }: PageHead) {
  return (
    <>
      {meta?.map((tag) => {
        if (!tag) return null
        if ('title' in tag) return <title key="title">{withoutSoftHyphens(tag.title)}</title>
        const content = withoutSoftHyphens(tag.content)
        return <meta key={tag.name ?? tag.property} {...tag} content={content} />
      })}
      {links?.map((link) => link && <link key={link.rel} {...link} />)}
    </>
  )
}
