import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useInAddress } from '../dialogs/open-in-address.ts'
import { DraftOffer } from './DraftOffer.tsx'
import { dropDraft, keepDraft, readDraft, type Typed } from './draft-store.ts'

export interface Draft {
  /** Offers what was typed last time and not saved; above the fields. */
  offer: ReactNode
  /** Forgets what is typed, once it is saved. */
  drop: () => void
}

interface Return {
  /** Whether what was typed last time can still be used. */
  isOffered: (typed: Typed) => boolean
  onUse: (typed: Typed) => void
  /** Puts back what stood there before anything was typed. */
  onDiscard: () => void
}

/**
 * Keeps `typed`, nothing where nothing is typed, in this browser for a day under `key`, for this officer alone, and offers
 * on return what was kept; it is forgotten once it is taken back, dropped or thrown away. Where the address has restored
 * the dialog, it is taken back at once.
 */
export function useKeptDraft(
  key: string,
  typed: object | undefined,
  { isOffered, onUse, onDiscard }: Return,
): Draft {
  const [last, setLast] = useState(() => ({ key, draft: readDraft(key) }))
  if (last.key !== key) setLast({ key, draft: readDraft(key) })
  const isRestored = useInAddress() === 'restored'
  const [restoredAt, setRestoredAt] = useState<number | false>()
  if (isRestored && restoredAt === undefined) {
    const { draft } = last
    const isTaken = draft && isOffered(draft.typed)
    setRestoredAt(isTaken ? draft.at : false)
    if (isTaken) {
      onUse(draft.typed)
      setLast({ key, draft: undefined })
    }
  }
  const text = typed && JSON.stringify(typed)
  const typedUnder = useRef<string>(undefined)
  useEffect(() => {
    if (text) keepDraft(key, JSON.parse(text))
    else if (typedUnder.current === key) dropDraft(key)
    typedUnder.current = text && key
  }, [key, text])
  const drop = () => dropDraft(key)
  const endOffer = () => setLast({ key, draft: undefined })
  const use = (draft: Typed) => {
    onUse(draft)
    endOffer()
  }
  const discard = () => {
    if (!typed) drop()
    endOffer()
  }
  const { draft } = last
  const offered = draft && isOffered(draft.typed) && { at: draft.at, onUse: () => use(draft.typed) }
  const restored = restoredAt && typed && { at: restoredAt }
  const line = offered || restored
  const [shown, setShown] = useState<{ key: string; at: number }>()
  if (line && (shown?.key !== key || shown.at !== line.at)) setShown({ key, at: line.at })
  const offer = line ? (
    <DraftOffer {...line} onDiscard={offered ? discard : onDiscard} />
  ) : (
    shown?.key === key && <DraftOffer at={shown.at} isOver />
  )
  return { offer, drop }
}
