import { Link as RouterLink } from '@tanstack/react-router'
import { words } from 'virtual:words/outside'
import type { Inline, Link } from '../content/pageText'
import { FontFallback } from '../page/FontFallback'
import { toHostPath } from '../sitePath'

/** The words of a paragraph, a heading or a cell. */
export function Words({ children }: { children: readonly Inline[] }) {
  return (
    <>
      {children.map((inline, i) => (
        // oxlint-disable-next-line no-array-index-key -- the words of a page do not change their order
        <Piece key={i} inline={inline} />
      ))}
    </>
  )
}

function Piece({ inline }: { inline: Inline }) {
  if (typeof inline === 'string') return <FontFallback text={inline} />
  switch (inline.type) {
    case 'break':
      return <br />
    case 'code':
      return <code dir="ltr">{inline.text}</code>
    case 'strong':
      return (
        <strong>
          <Words>{inline.children}</Words>
        </strong>
      )
    case 'em':
      // Slanted letters are the voice of nature, which this is not.
      return (
        <em className="font-semibold not-italic">
          <Words>{inline.children}</Words>
        </em>
      )
    case 'del':
      return (
        <del>
          <Words>{inline.children}</Words>
        </del>
      )
    case 'link':
      return <TextLink {...inline} />
  }
}

/** An address that is written out: it runs from left to right in a line of any direction. */
const ADDRESS = /^(https?:|\S+@)/

/** A link within words. One off the site opens in a new tab, and says so (R15). */
function TextLink({ to, href, children }: Link) {
  const className = 'underline underline-offset-[0.2em] transition-color hover:text-accent'
  const said = <Words>{children}</Words>
  const [first] = children
  const isAddress = typeof first === 'string' && ADDRESS.test(first)
  const text = isAddress ? <bdi dir="ltr">{said}</bdi> : said
  if (to === 'page') {
    const [path = '', hash] = href.split('#')
    return (
      <RouterLink
        to={path}
        {...(hash === undefined ? {} : { hash: decodeURI(hash) })}
        activeOptions={{ exact: true }}
        className={className}
      >
        {text}
      </RouterLink>
    )
  }
  if (to !== 'outside')
    return (
      <a href={to === 'file' ? toHostPath(href) : href} className={className}>
        {text}
      </a>
    )
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {text}
      <span className="sr-only"> {words.newTab}</span>
    </a>
  )
}
