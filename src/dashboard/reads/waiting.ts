import { MAX_COUNTED } from '../../platform/paging.ts'
import { waitingWork } from '../../purchase-orders/reads/waiting.ts'
import { ALL_ROWS, BOARD, type BoardRow } from '../rules.ts'

const NONE = { found: 0, since: null, parts: 0, amount: '0' }

/** The waiting work of each row of the board, counted as its list counts it: lists count up to `MAX_COUNTED` only. */
export async function boardRows() {
  const waiting = await waitingWork()
  const rowOf = (row: BoardRow) => {
    const { found, since, parts, amount } = waiting.find(({ of }) => of === BOARD[row]) ?? NONE
    const counted = { Count: Math.min(found, MAX_COUNTED), Capped: found > MAX_COUNTED }
    return { ...counted, Since: since, Amount: amount, Lines: parts, Tickets: parts }
  }
  const rows = Object.fromEntries(ALL_ROWS.map((row) => [row, rowOf(row)]))
  return rows as Record<BoardRow, ReturnType<typeof rowOf>>
}
