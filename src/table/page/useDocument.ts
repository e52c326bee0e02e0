import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type DocumentAnswer,
  DOCUMENTS,
  type DocumentState,
  type RequestedDocumentAct,
} from '../contract'
import { ask } from './server'
import { words } from './words'

export type Send = (act?: RequestedDocumentAct) => Promise<void>

/** A document in hand. Acts are sent one after another, each upon what the one before has left. */
export function useDocument(file: string) {
  const [state, setState] = useState<DocumentState>()
  const [problem, setProblem] = useState<string>()
  const known = useRef<DocumentState>(undefined)
  const last = useRef<Promise<void>>(Promise.resolve())
  const send: Send = useCallback(
    (act) => {
      const perform = async () => {
        const place = `${DOCUMENTS}/${encodeURIComponent(file)}`
        const request = act && { revision: known.current!.revision, act }
        const said = await ask<DocumentAnswer>(place, request).catch(() => undefined)
        const answer = said?.answer ?? { message: words.waiting }
        if ('state' in answer) known.current = answer.state
        if ('conflict' in answer) known.current = answer.conflict
        setState(known.current)
        if ('message' in answer) setProblem(answer.message)
        else setProblem('conflict' in answer ? words.conflict(1) : undefined)
      }
      return (last.current = last.current.then(perform))
    },
    [file],
  )
  useEffect(() => void send(), [send])
  return { state, send, problem, close: () => setProblem(undefined) }
}
