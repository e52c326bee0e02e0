import type { AnyRouteMatch } from '@tanstack/react-router'
import { withoutSoftHyphens } from '../../content/softHyphens'

export type PageHead = Pick<AnyRouteMatch, 'meta' | 'links'>

/** The title, meta and link tags of a page. React moves them into the head. */
export function HeadTags({ meta, links }: PageHead) {
  return (
    <>
      {meta?.map((tag) => {
        if (!tag) return null
        const { title, content = '' } = tag
        if (title !== undefined) return <title key="title">{withoutSoftHyphens(title)}</title>
        const said = withoutSoftHyphens(content)
        return <meta key={tag.name ?? tag.property} {...tag} content={said} />
      })}
      {links?.map((link) => link && <link key={link.rel} {...link} />)}
    </>
  )
}
