import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type DocumentAnswer,
  DOCUMENTS,
  type DocumentState,
  type RequestedDocumentAct,
} from '../contract'
import { ask, pause } from './server'
import type { Saving } from './tableStore'
import { words } from './words'

/** Does an act, or asks how the document stands. @returns whether it was answered as asked: then it is on disk */
export type Send = (act?: RequestedDocumentAct) => Promise<boolean>

/** A document in hand. Acts are sent one after another, each upon what the one before has left. */
export function useDocument(file: string) {
  const [state, setState] = useState<DocumentState>()
  const [problem, setProblem] = useState<string>()
  const [saving, setSaving] = useState<Saving>()
  const known = useRef<DocumentState>(undefined)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const send: Send = useCallback(
    (act) => {
      const perform = async () => {
        const place = `${DOCUMENTS}/${encodeURIComponent(file)}`
        const request = act && { revision: known.current!.revision, act }
        const question = () => ask<DocumentAnswer>(place, request).catch(() => undefined)
        if (act) setSaving('saving')
        let said = await question()
        // 423: the darkroom is at work.
        while (!said || said.status === 423) {
          setProblem(words.waiting)
          said = await pause().then(question)
        }
        const { answer } = said
        if ('state' in answer) known.current = answer.state
        if ('conflict' in answer) known.current = answer.conflict
        setState(known.current)
        if ('message' in answer) setProblem(answer.message)
        else setProblem('conflict' in answer ? words.conflict(1) : undefined)
        const isDone = 'state' in answer
        setSaving(act && isDone ? new Date() : undefined)
        return isDone
      }
      const done = last.current.then(perform)
      last.current = done
      return done
    },
    [file],
  )
  useEffect(() => void send(), [send])
  return { state, send, saving, problem, close: () => setProblem(undefined) }
}
