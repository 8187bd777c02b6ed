import { useState } from 'react'
import type { Typed } from '../../../ui/form/draft-store.ts'
import { type Draft as KeptDraft, useKeptDraft } from '../../../ui/form/use-kept-draft.tsx'
import type { Board, BoardProduct } from '../prices.ts'
import { type Draft, draftOf, type Field, isChanged, moved, withText } from './draft.ts'

type Drafts = Readonly<Record<string, Draft>>

/** What is typed on the board, product by product, with every step of it that can be undone. */
export function useDrafts(current: Board | undefined) {
  const [drafts, setDrafts] = useState<Drafts>({})
  const [past, setPast] = useState<readonly Drafts[]>([])
  const [base, setBase] = useState<Board>()
  const isDirty = Object.keys(drafts).length > 0
  const board = isDirty && base ? base : current
  const products = board?.Products ?? []
  const { of, changed } = workOn(board, drafts)
  const change = (changed: Drafts) => {
    setBase(board)
    setPast([...past, drafts])
    setDrafts({ ...drafts, ...changed })
  }
  const reset = () => {
    setDrafts({})
    setPast([])
  }
  const keptDraft = useKeptDraft(
    'prices.board',
    isDirty ? withVersions(drafts, products) : undefined,
    {
      isOffered: (typed) => Object.keys(stillFitting(typed, products)).length > 0,
      onUse: (typed) => change(stillFitting(typed, products)),
      onDiscard: reset,
    },
  )
  const changeOne = (product: BoardProduct, draft: Draft) => change({ [product.UUID]: draft })
  return {
    board,
    isDirty,
    isReadOnly: false,
    draft: keptDraft as KeptDraft | undefined,
    isStale: isDirty && current !== undefined && versions(current) !== versions(board),
    of,
    changed,
    type: (product: BoardProduct, field: Field, text: string) =>
      changeOne(product, withText(of(product), field, text)),
    /** Takes these drafts, by product, in one step. */
    replace: change,
    move: (product: BoardProduct, by: number) => changeOne(product, moved(of(product), by)),
    moveAll: (by: number) =>
      change(Object.fromEntries(products.map((one) => [one.UUID, moved(of(one), by)]))),
    undo: () => {
      const before = past.at(-1)
      if (!before) return
      setDrafts(before)
      setPast(past.slice(0, -1))
    },
    reset,
    takeOver: () => setBase(current),
  }
}
export type WorkingDrafts = ReturnType<typeof useDrafts>

/** What a board says with these drafts: that of a product, and which products they change. */
function workOn(board: Board | undefined, drafts: Drafts) {
  const of = (product: BoardProduct) => drafts[product.UUID] ?? draftOf(product)
  const changed = (board?.Products ?? []).filter((product) => isChanged(of(product), product))
  return { board, of, changed }
}

const nothing = () => undefined

/** The same of what somebody else saved, which nobody types on. */
export function readOnlyDrafts(board: Board, drafts: Drafts): WorkingDrafts {
  return {
    ...workOn(board, drafts),
    ...{ isDirty: false, isReadOnly: true, draft: undefined, isStale: false },
    ...{ type: nothing, replace: nothing, move: nothing, moveAll: nothing },
    ...{ undo: nothing, reset: nothing, takeOver: nothing },
  }
}

function versions(board: Board | undefined): string {
  return JSON.stringify(board?.Products.map(versionOf))
}

function versionOf({ PriceVersion, LatestVersion }: BoardProduct): string {
  return JSON.stringify([PriceVersion, LatestVersion])
}

/** What is typed of each product, and over which of its prices. */
function withVersions(drafts: Drafts, products: readonly BoardProduct[]): Typed {
  const typed = products.filter(({ UUID }) => drafts[UUID])
  return Object.fromEntries(
    typed.map((product) => [
      product.UUID,
      { version: versionOf(product), draft: drafts[product.UUID] },
    ]),
  )
}

/** What was typed of the products whose prices nobody has changed since, and says something else than they do. */
function stillFitting(typed: Typed, products: readonly BoardProduct[]): Drafts {
  const fitting = products.flatMap((product) => {
    const found = typed[product.UUID] as { version: string; draft: Draft } | undefined
    const fits = found?.version === versionOf(product) && isChanged(found.draft, product)
    return fits ? [[product.UUID, found.draft] as const] : []
  })
  return Object.fromEntries(fitting)
}
