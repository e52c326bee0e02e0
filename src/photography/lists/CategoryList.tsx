import { words } from 'virtual:words/lists'
import { words as pageWords } from 'virtual:words/pages'
import { categoryLink, SEARCH_PATH } from '../../content/addresses'
import { allows } from '../../content/allows'
import type { Covers } from '../../content/served'
import { listedCategories } from '../../content/site'
import { ATTRIBUTE } from '../../document'
import { ActionLink } from '../../page/actions/Action'
import { ActionList } from '../../page/actions/ActionList'
import { EmptySheet } from '../../page/EmptySheet'
import { useStore } from '../../store'
import { useScrollAnchor } from '../album/useScrollAnchor'
import { categoryBoxes, spreadClassName } from './categoryBoxes'
import { Cover } from './Cover'
import { coverClassName, coverSizes } from './coverSizes'

/** The categories. The first four are a spread that fits the window. */
export function CategoryList({ covers }: { covers: Covers }) {
  const list = useScrollAnchor()
  const enterCategory = useStore((s) => s.enterCategory)
  const categories = listedCategories()
  if (!categories.length)
    return <EmptySheet line={<span className="voice-nature">{words.none}</span>} />
  const boxes = categoryBoxes(categories.length)
  return (
    <>
      <ul
        ref={list}
        {...{ [ATTRIBUTE.list]: 'category' }}
        className={`gap-gap narrow:gap-5 ${spreadClassName(categories.length)}`}
      >
        {categories.map((category, i) => (
          <Cover
            key={category.id}
            id={category.id}
            className={coverClassName(boxes[i]!)}
            place="category"
            name={category.name}
            photo={covers[category.id]}
            sizes={coverSizes(boxes[i]!, covers[category.id])}
            // On a phone the second cover is larger.
            isFirst={i < 2}
            link={categoryLink(category)}
            onChoose={() => enterCategory(category.id)}
          />
        ))}
      </ul>
      {categories.some(({ level }) => allows(level, 'search')) && (
        <ActionList className="mt-actions max-w-80">
          <ActionLink to={SEARCH_PATH} icon="search">
            {pageWords.search}
          </ActionLink>
        </ActionList>
      )}
    </>
  )
}
