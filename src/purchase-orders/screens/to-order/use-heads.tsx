import { useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { PalmToOrder, TypedHead, TypedHeads } from './rows.ts'

/** What opens over the list comes after it. */
const HeadDialog = lazyPart(async () => (await import('./HeadDialog.tsx')).HeadDialog, {
  close: ({ onClose }) => onClose(),
})

/** The heads that the officer typed for orders to come, until the screen is left; `change` opens the dialog of one. */
export function useHeads() {
  const [heads, setHeads] = useState<TypedHeads>(new Map())
  const [asked, setAsked] = useState<PalmToOrder>()
  const set = (key: string, head: TypedHead) => setHeads(new Map([...heads, [key, head]]))
  return {
    heads,
    change: setAsked,
    dialog: asked && (
      <HeadDialog
        palm={asked}
        typed={heads.get(asked.Key)}
        onType={(head) => set(asked.Key, head)}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}
