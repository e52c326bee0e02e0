import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListState, RequestedListAct } from '../contract'
import { Choice, FIELD } from './fields'
import { BUTTON, categoriesIn, ListRow, type Send } from './ListRow'
import { Notice } from './Notice'
import { Screen } from './Screen'
import { askLists } from './server'
import { TextButton } from './TextButton'
import { useTable } from './tableStore'
import { words } from './words/words'

/** The lists in hand: which albums there are, in which order, and who finds them. */
export function Lists() {
  const [state, setState] = useState<ListState>()
  const [problem, setProblem] = useState<string>()
  const known = useRef<ListState>(undefined)
  const last = useRef<Promise<void>>(Promise.resolve())
  /** Acts are sent one after another, each upon what the one before has left. */
  const send = useCallback((act?: RequestedListAct) => {
    const ask = async () => {
      const said = await askLists(act && { revision: known.current!.revision, act }).catch(
        () => undefined,
      )
      const answer = said?.answer ?? { message: words.waiting }
      known.current =
        'state' in answer ? answer.state : 'conflict' in answer ? answer.conflict : known.current
      setState(known.current)
      if ('message' in answer) setProblem(answer.message)
      else setProblem('conflict' in answer ? words.conflict(1) : undefined)
    }
    return (last.current = last.current.then(ask))
  }, [])
  useEffect(() => {
    void send()
  }, [send])
  const leave = () => {
    useTable.setState({ areListsOpen: false })
    // The site's own pages know the lists as they were.
    window.location.reload()
  }
  return (
    <Screen
      title={words.albums}
      onDone={leave}
      actions={
        <>
          {(['undo', 'redo'] as const).map((type) => {
            const label = state?.[type]
            return (
              <button
                key={type}
                type="button"
                className={BUTTON}
                disabled={!label}
                onClick={() => void send({ type })}
              >
                {words[type](label && words.acts[label.type](0, 1))}
              </button>
            )
          })}
          <TextButton onPress={() => useTable.setState({ isPublishOpen: true })}>
            {words.tools.publish[0]}
          </TextButton>
        </>
      }
    >
      <main>
        {problem !== undefined && (
          <Notice text={problem} choices={[[words.close, () => setProblem(undefined)]]} />
        )}
        {state && <NewAlbum {...{ state, send }} />}
        {state?.categories.map(({ id, name }) => (
          <section key={id} aria-label={name} className="mt-7">
            <h2 className="text-title leading-tight font-semibold">{name}</h2>
            <ul>
              {state.albums
                .filter(({ category }) => category === id)
                .map((album, i, all) => (
                  <ListRow
                    key={album.id}
                    before={all[i - 1]}
                    after={all[i + 1]}
                    {...{ album, state, send }}
                  />
                ))}
            </ul>
          </section>
        ))}
        {state?.removed.map(({ id, name }) => (
          <p key={id} className="mt-5 flex flex-wrap items-center gap-x-5 border-t border-line">
            {words.removedAlbum(name)}
            <TextButton onPress={() => void send({ type: 'putBackAlbum', id })}>
              {words.putBack}
            </TextButton>
          </p>
        ))}
      </main>
    </Screen>
  )
}

/** A name, and with Enter there is an album. */
function NewAlbum({ state, send }: { state: ListState; send: Send }) {
  const [name, setName] = useState('')
  const [category, setCategory] = useState(state.categories[0]?.id ?? '')
  return (
    <form
      className="flex flex-wrap items-end gap-x-5 gap-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) void send({ type: 'newAlbum', name, category }).then(() => setName(''))
      }}
    >
      <label className="min-w-60 flex-1 text-note font-semibold">
        {words.newAlbum}
        <input
          className={`${FIELD} voice-nature text-body`}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <Choice
        label={words.category}
        value={category}
        options={categoriesIn(state)}
        onChange={setCategory}
      />
      <button type="submit" className={BUTTON}>
        {words.create}
      </button>
      <p className="w-full text-note font-medium text-ink-muted">{words.beginsUnlisted}</p>
    </form>
  )
}
