import { nameMeasures, pictures } from 'virtual:content/home'
import { site } from '../content/site'
import type { PrintedRelief } from '../relief/chart'
import { Discs } from './Discs'
import { Relief } from './Relief'

/** The landing page: the name's own mountain, and three discs that drift over it. */
export function Home({ printed }: { printed: PrintedRelief | undefined }) {
  return (
    <main className="home">
      <h1 className="sr-only" tabIndex={-1}>
        {site.name}
      </h1>
      <Relief name={site.name} printed={printed} />
      <Discs pictures={pictures} name={nameMeasures} />
    </main>
  )
}
