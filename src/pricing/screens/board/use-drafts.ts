import { useState } from 'react'
import type { Board, BoardProduct } from './board.ts'
import { type Draft, draftOf, type Field, isChanged, moved, withText } from './draft.ts'

type Drafts = Readonly<Record<string, Draft>>

/** What is typed on the board, product by product, with every step of it that can be undone. */
export function useDrafts(latest: Board | undefined) {
  const [drafts, setDrafts] = useState<Drafts>({})
  const [past, setPast] = useState<readonly Drafts[]>([])
  const [kept, setKept] = useState<Board>()
  const isDirty = Object.keys(drafts).length > 0
  const board = isDirty && kept ? kept : latest
  const products = board?.Products ?? []
  const of = (product: BoardProduct) => drafts[product.UUID] ?? draftOf(product)
  const change = (changed: Drafts) => {
    setKept(board)
    setPast([...past, drafts])
    setDrafts({ ...drafts, ...changed })
  }
  const changeOne = (product: BoardProduct, draft: Draft) => change({ [product.UUID]: draft })
  return {
    board,
    isDirty,
    isReadOnly: false,
    isStale: isDirty && latest !== undefined && versions(latest) !== versions(board),
    of,
    changed: products.filter((product) => isChanged(of(product), product)),
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
    reset: () => {
      setDrafts({})
      setPast([])
    },
    takeOver: () => setKept(latest),
  }
}
export type WorkingDrafts = ReturnType<typeof useDrafts>

const nothing = () => undefined

/** The same of what somebody else saved, which nobody types on. */
export function readOnlyDrafts(board: Board, drafts: Drafts): WorkingDrafts {
  const of = (product: BoardProduct) => drafts[product.UUID] ?? draftOf(product)
  return {
    board,
    isDirty: false,
    isReadOnly: true,
    isStale: false,
    of,
    changed: board.Products.filter((product) => isChanged(of(product), product)),
    type: nothing,
    replace: nothing,
    move: nothing,
    moveAll: nothing,
    undo: nothing,
    reset: nothing,
    takeOver: nothing,
  }
}

function versions(board: Board | undefined): string {
  return JSON.stringify(
    board?.Products.map(({ PriceVersion, LatestVersion }) => [PriceVersion, LatestVersion]),
  )
}
