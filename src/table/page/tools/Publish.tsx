import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sources } from '../../../images/sources'
import type { Change } from '../../../publishing/describeChanges'
import type { Version } from '../../../publishing/createVersions'
import { type PublishAnswer, type Published, type PublishRequest, PUBLISHING } from '../../contract'
import { startWriting } from '../state/actions'
import { startEditing } from '../state/editing'
import { ask } from '../state/server'
import { useTable } from '../state/tableStore'
import { number, timeOf, words } from '../state/words'
import { Screen } from './Screen'
import { TextButton, Tool } from './Tool'

/** The unpublished changes, the findings of the checks, and the output of the publishing command. */
export function Publish() {
  const [status, setStatus] = useState<Published>()
  const hasReturned = useRef(false)
  const run = useTable((s) => s.run) ?? status
  const state = run?.state
  const idleAt = useTable(({ version }) => state !== 'running' && version)
  const send = async (request?: PublishRequest, done = request ? '' : words.loaded) => {
    const isStop = request && 'act' in request && request.act === 'stop'
    const say = (spoken: string) => (request ?? !status) && useTable.setState({ spoken })
    say(isStop ? words.stopping : words.loading)
    const { answer } = (await ask<PublishAnswer>(PUBLISHING, request)) ?? {}
    const { publishing, message } = answer ?? { message: words.waiting }
    if (publishing) setStatus(publishing)
    hasReturned.current ||= done === words.back
    useTable.setState({ problem: message })
    say(publishing ? done : '')
  }
  const tool = (id: 'start' | 'stop', word: string, isOff: boolean) => (
    <Tool key={id} {...{ id, isOff }} names={[word, word]} onPress={() => void send({ act: id })} />
  )
  // Asks again, silently, after a run and after a change of the content, such as of the command.
  const load = useEffectEvent((isIdle: boolean) => (isIdle || !status) && void send())
  useEffect(() => void load(idleAt !== false), [idleAt])
  const isOutdated = state === 'done' && status?.changes?.length // "Published" is no longer true
  // The site still has the names and texts of another version. A reload closes this screen too.
  const leave = () =>
    hasReturned.current ? window.location.reload() : useTable.setState({ isPublishOpen: false })
  return (
    <Screen
      title="Publish"
      onDone={leave}
      actions={[
        tool('start', 'Publish', state === 'running' || status?.command === undefined),
        tool('stop', 'Stop', state !== 'running'),
      ]}
    >
      <p
        role={state === 'failed' ? 'alert' : 'status'}
        className="sticky top-bar-row z-1 min-h-10 bg-paper py-2 font-semibold low:top-0"
      >
        {state && !isOutdated && words.runs[state]}
      </p>
      {status && (
        <main className="grid gap-x-10 gap-y-7 wide:grid-cols-[3fr_2fr_2fr] wide:grid-rows-[auto_1fr]">
          <Part title="What changed" className="wide:row-span-2">
            <p className="pb-2 text-note text-ink-muted">{words.lastPublished(status.last)}</p>
            {status.changes?.map((change) => (
              <ChangeLine key={change.title} {...{ change }} />
            ))}
            {!status.changes?.length && (
              <p>{status.changes ? 'Nothing since the last publishing.' : words.changesUnknown}</p>
            )}
          </Part>
          <Part title="Checks">
            {!status.findings.length && <p>Nothing to mend.</p>}
            <ul className="[&_button]:-my-2.5">
              {status.findings.map(({ code, isError, title, text, album, photo }) => (
                <li
                  key={`${title} ${photo} ${text}`}
                  className={`border-t border-line py-2 wrap-anywhere ${isError ? 'font-semibold' : ''}`}
                >
                  <span className="voice-nature">{title}</span>
                  {`: ${text} `}
                  {album !== undefined && (
                    <TextButton
                      aria-label={`Show it, ${title}: ${text}`}
                      onClick={() =>
                        void (code === 'empty-alt' ? startWriting : startEditing)(album, photo)
                      }
                    >
                      Show it
                    </TextButton>
                  )}
                </li>
              ))}
            </ul>
          </Part>
          <Part title="Output" className="self-start wide:sticky wide:top-28 wide:row-span-2">
            <p className="pb-2 text-note wrap-anywhere text-ink-muted">
              {status.command ?? (status.changes ? words.noCommand : words.changesUnknown)}
            </p>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
            <pre role="log" tabIndex={0} className="log">
              {run?.output}
            </pre>
          </Part>
          {status.versions && (
            <Part title="Versions" className="wide:col-start-2 wide:row-start-2">
              <ul className="[&_button]:-my-2.5">
                {status.versions.map((version) => (
                  <VersionLine key={version.id} {...{ version, send }} />
                ))}
              </ul>
            </Part>
          )}
        </main>
      )}
    </Screen>
  )
}

const Part = ({ title, className = '', children }: ComponentProps<'section'>) => (
  <section aria-label={title} className={`min-w-0 ${className}`}>
    <h2 className="py-3 font-semibold">{title}</h2>
    {children}
  </section>
)

function ChangeLine({ change }: { change: Change }) {
  const pictures = [...change.added, ...change.changed]
  const most = 8
  const more = pictures.length - most
  return (
    <div className="border-t border-line py-2">
      <p>
        <span className="voice-nature">{change.title}</span>
        {`: ${words.changes(change)}`}
      </p>
      <ul className="flex flex-wrap gap-2 pt-2 empty:hidden">
        {pictures.slice(0, most).map((photo) => (
          <li key={photo.id}>
            <img {...sources(photo)} sizes="120px" alt={photo.alt} className="h-19 w-auto" />
          </li>
        ))}
        {more > 0 && <li className="self-end text-note">{`and ${number(more)} more`}</li>}
      </ul>
    </div>
  )
}

type LineProps = { version: Version; send: (to: PublishRequest, done: string) => Promise<void> }

function VersionLine({ version: { id, date, title, isNow }, send }: LineProps) {
  const line = useRef<HTMLLIElement>(null)
  const then = timeOf(date)
  return (
    <li ref={line} tabIndex={-1} className="border-t border-line py-2 wrap-anywhere">
      <p className="text-note text-ink-muted">{then}</p>
      {`${title} `}
      {isNow ? (
        <b className="font-semibold">The content is as it was then.</b>
      ) : (
        <TextButton
          aria-label={`Go back to this one, ${then}, ${title}`}
          // The button goes, so its line takes the focus.
          onClick={() => void send({ version: id }, words.back).then(() => line.current?.focus())}
        >
          Go back to this one
        </TextButton>
      )}
    </li>
  )
}
