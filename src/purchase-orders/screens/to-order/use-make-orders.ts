import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepCut } from '../../../ui/batch/cut-batches.ts'
import { notDoneOf } from '../../../ui/batch/run-batch.ts'
import { useBatch } from '../../../ui/batch/use-batch.ts'
import { useRunNow } from '../../../ui/batch/use-run-now.ts'
import { useUndo } from '../../../ui/batch/use-undo.ts'
import { counted, money } from '../../../ui/format.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { CODE_NAMES, type CodeName, type Codes } from '../../rules/order-codes.ts'
import {
  type PalmToOrder,
  type PlannedOrder,
  plannedOrders,
  type Row,
  type TypedHeads,
} from './rows.ts'

/** What the officer is about to make orders of. */
export interface OrdersToMake {
  rows: readonly Row[]
  per: 'vendor' | 'day'
  submit: boolean
  /** Palm of the same choice that no order can be made of. */
  blocked: readonly PalmToOrder[]
  heads: TypedHeads
}

/** Makes the orders that were asked for; `onDone` where all of them are, which can be undone for ten seconds. */
export function useMakeOrders({ rows, per, submit, heads }: OrdersToMake, onDone: () => void) {
  const { t } = useTranslation()
  const { run, proceed, stop, running, isSlow, end } = useBatch(calls.createOrders)
  const withdraw = useWithdraw()
  // As they were when they were asked for: the list goes on changing behind the dialog.
  const planned = useRef(plannedOrders(rows, per).map((order) => withHead(order, heads))).current
  const items = planned.map((order) => itemOf(order, heads))
  const names = codesToChoose(planned)
  const [codes, setCodes] = useState<Codes>({})
  const [isMissed, setMissed] = useState(false)
  const isRunning = useRef(false)
  const start = async () => {
    if (names.some((name) => !codes[name])) return setMissed(true)
    // A second press may come before the button is disabled.
    if (isRunning.current) return
    isRunning.current = true
    const before = end?.done.length ?? 0
    const common = { Submit: submit, Codes: codes }
    const ended = await (end ? proceed(common) : run(items, common))
    isRunning.current = false
    if (ended.cutFor) {
      const verb = t(
        submit ? 'toOrder.makeAndSubmit.n' : 'toOrder.makeDrafts.n',
        counted(items.length),
      )
      const rows = notDoneOf(ended).flatMap(({ SSWeightIDs }) => SSWeightIDs)
      keepCut(ended, { verb, undo: withdraw(ended.done), ticks: { list: 'toOrder', rows } })
      return
    }
    const made = ended.done.slice(before)
    if (made.length > 0) {
      const words = t(submit ? 'toOrder.submitted' : 'toOrder.drafted', counted(made.length))
      showSuccess(words, withdraw(made).run)
    }
    if (ended.done.length === planned.length) onDone()
  }
  const chooser = { names, codes, isMissed, onChange: setCodes }
  return { orders: planned, running, isSlow, end, start, stop, chooser }
}

/** The codes that some of the orders begin without. */
function codesToChoose(orders: readonly PlannedOrder[]): CodeName[] {
  return CODE_NAMES.filter((name) => orders.some(({ palm }) => palm.Head[name] === null))
}

/** Whether an order of the palm needs a code to be chosen. */
export function needsCodes(palm: PalmToOrder, heads: TypedHeads): boolean {
  const orders = plannedOrders([{ palm, tickets: [] }], 'vendor')
  return codesToChoose(orders.map((order) => withHead(order, heads))).length > 0
}

/** Returns a function that makes and submits the order of one row. */
export function useMakeNow(heads: TypedHeads) {
  const { t } = useTranslation()
  const withdraw = useWithdraw()
  const make = useRunNow(calls.createOrders, {
    verb: t('toOrder.make'),
    done: ({ done: [order] }) =>
      t('toOrder.submittedOne', {
        po: order?.PONumber,
        vendor: order?.VendorOrganizationName,
        amount: money(order?.TotalAmount),
      }),
    undo: (_, { done }) => withdraw(done),
  })
  return (row: Row) => {
    const orders = plannedOrders([row], 'vendor')
    return make(
      orders.map((order) => itemOf(order, heads)),
      { Submit: true },
    )
  }
}

function useWithdraw() {
  const undo = useUndo(calls.withdrawOrders, 'toOrder.withdrawn')
  return (made: readonly { UUID: string }[]) =>
    undo(made.map(({ UUID }) => ({ POHeaderUUID: UUID })))
}

/** The order with the codes that were typed for it. */
function withHead(order: PlannedOrder, heads: TypedHeads): PlannedOrder {
  const typed = heads.get(order.palm.Key)
  if (!typed) return order
  const base = order.palm.Head
  const codes = CODE_NAMES.map((name) => [name, typed[name] || base[name]])
  const Head = { ...base, ...Object.fromEntries(codes) }
  if (Head.Warehouse !== base.Warehouse) Head.WarehouseName = ''
  return { ...order, palm: { ...order.palm, Head } }
}

function itemOf({ key, palm, tickets, TotalAmount }: PlannedOrder, heads: TypedHeads) {
  const Head = heads.get(palm.Key)
  return {
    Key: key,
    VendorUUID: palm.VendorUUID ?? '',
    SSWeightIDs: tickets.map(({ SSWeightID }) => SSWeightID),
    TotalAmount,
    ...(Head && { Head }),
  }
}
