import { nameMeasures, pictures } from 'virtual:content/home'
import { site } from '../content/site'
import { PART } from '../document'
import type { ReliefDrawing } from '../relief/units'
import { Discs } from './Discs'
import { Relief } from './relief/Relief'

export function Home({ prerendered }: { prerendered: ReliefDrawing | undefined }) {
  return (
    <main data-part={PART.home} className="relative h-svh overflow-clip bg-paper">
      <h1 className="sr-only" tabIndex={-1}>
        {site.name}
      </h1>
      <Relief name={site.name} prerendered={prerendered} />
      <Discs pictures={pictures} name={nameMeasures} />
    </main>
  )
}
