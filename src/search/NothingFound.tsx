import { words } from 'virtual:words/search'
import { PART } from '../document'
import { ActionLink } from '../page/actions/Action'
import { ActionList } from '../page/actions/ActionList'
import { IsolatedText } from '../page/FontFallback'
import { UnmappedLand } from '../page/UnmappedLand'
import { Group } from './WordIndex'

type Props = { text: string; wordCount: number; near: { word: string; count: number }[] }

/** The message of a search without results, and words to search for, beside unmapped land. */
export function NothingFound({ text, wordCount, near }: Props) {
  const [before, after] = words.nothingHas(wordCount)
  return (
    <div data-part={PART['nothing-found']}>
      <div className="relative not-found-words pt-not-found-top">
        <h2 className="nothing-title leading-display font-bold tracking-display">
          {words.nothing}
        </h2>
        <p className="mt-5 text-lead leading-[1.4]">
          {before}
          <b className="font-semibold-small">
            <IsolatedText text={text} />
          </b>
          {after}
        </p>
        <div className="mt-4.5 max-w-80">
          <Group title={words.near} list={near} />
          <ActionList className="mt-5">
            <ActionLink to="/photography/search" icon="go">
              {words.wholeIndex}
            </ActionLink>
          </ActionList>
        </div>
      </div>
      <UnmappedLand className="bg-paper below-wide:mt-10" />
    </div>
  )
}
