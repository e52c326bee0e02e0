import { words as outside } from 'virtual:words/outside'
import { words } from 'virtual:words/rights'
import { LICENSES, licenseUrl } from '../../content/licenses'
import type { Rights } from '../../content/schema'
import { FontFallback } from '../../page/FontFallback'

/** The credit, copyright and licence of a photograph, as parts of the capture line. */
export function RightsParts({ credit, copyright, license, acquire }: Rights) {
  return (
    <>
      {[credit && words.credit(credit), copyright].map(
        (text) =>
          text && (
            <bdi key={text}>
              <FontFallback text={text} />{' '}
            </bdi>
          ),
      )}
      {license && (
        <RightsLink
          href={licenseUrl(license)}
          rel="license"
          text={license in LICENSES ? license : words.license}
        />
      )}
      {acquire && <RightsLink href={acquire} text={words.acquire} />}
    </>
  )
}

function RightsLink({ href, rel = '', text }: { href: string; rel?: string; text: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel={`${rel} noopener noreferrer`.trim()}
      className="underlined-link"
    >
      {text}
      <span className="sr-only"> {outside.newTab}</span>{' '}
    </a>
  )
}
