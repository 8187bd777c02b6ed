import { Button, Checkbox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { type ReactNode, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { BatchQuestion } from '../../../ui/batch/BatchQuestion.tsx'
import { TickBar } from '../../../ui/batch/TickBar.tsx'
import type { EndOf } from '../../../ui/batch/use-batch.ts'
import { useTickedRows } from '../../../ui/batch/use-ticked-rows.ts'
import { useUndo } from '../../../ui/batch/use-undo.ts'
import { kilograms, money, whole } from '../../../ui/format.ts'
import type { Selection } from '../../../ui/table/column.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { calls } from '../../contract.ts'
import { deservesLook } from '../../rules/flags.ts'
import { numberOf, sumsOf } from '../order.ts'
import { mayTick, type WaitingOrder } from './approvals.ts'
import { FlagsAsked } from './FlagsAsked.tsx'

const NO_REFUSALS: ReadonlyMap<string, string> = new Map()

/** The ticks of the sheet, what they come to, and the one question before the ticked orders are approved. */
export function useApproving(orders: readonly WaitingOrder[], mayConfirm: boolean) {
  const isPhone = useIsPhone()
  const [, refresh] = useReducer((n: number) => n + 1, 0)
  const { selection, ticked, clear } = useTickedRows('approve', orders, ({ UUID }) => UUID)
  const [refusals, setRefusals] = useState(NO_REFUSALS)
  const [confirmToo = mayConfirm, setConfirmToo] = useState<boolean>()
  const [asked, setAsked] = useState<readonly WaitingOrder[]>()
  // What changed or was approved by another meanwhile is ticked no more.
  const waiting = new Set(orders)
  const chosen = ticked.filter((order) => waiting.has(order) && mayTick(order))
  const over = (end?: ApprovedEnd) => {
    setAsked(undefined)
    if (!end) return
    clear()
    setRefusals(new Map(end.refused.map(({ item, message }) => [item.POHeaderUUID, message])))
  }
  const choice = mayConfirm && <ConfirmToo checked={confirmToo} onChange={setConfirmToo} />
  const ofBar = { chosen, of: orders.length, onApprove: () => setAsked(chosen) }
  const bar = (unseen: number) =>
    chosen.length > 0 && (
      <Bar {...ofBar} unseen={unseen} onClear={clear}>
        {choice}
      </Bar>
    )
  const shown: Selection<WaitingOrder> = { ...selection, keys: keysOf(chosen) }
  return {
    selection: isPhone ? shown : { ...shown, bar },
    refusals,
    refresh,
    bottom: isPhone && chosen.length > 0 && <Bottom {...ofBar} />,
    /** Asks whether one order is to be approved. */
    ask: (order: WaitingOrder) => setAsked([order]),
    question: asked && (
      <ApproveChosen orders={asked} confirmToo={confirmToo} onClose={over}>
        {choice}
      </ApproveChosen>
    ),
  }
}

function keysOf(orders: readonly WaitingOrder[]): ReadonlySet<string> {
  return new Set(orders.map(({ UUID }) => UUID))
}

interface BarProps {
  chosen: readonly WaitingOrder[]
  of: number
  onApprove: () => void
}

function Bar(props: BarProps & { unseen: number; onClear: () => void; children: React.ReactNode }) {
  const { t } = useTranslation()
  const { chosen, of } = props
  const { amount } = sumsOf(chosen)
  const flagged = chosen.filter(deservesLook).length
  return (
    <TickBar
      facts={[t('approve.facts', { n: chosen.length, m: of }), ...factsOf(t, chosen)]}
      note={flagged > 0 && t('approve.flagged', { n: flagged })}
      unseen={props.unseen}
      onClear={props.onClear}
      main={
        <Button
          leftSection={<IconCheck size={14} stroke={1.7} aria-hidden="true" />}
          onClick={props.onApprove}
        >
          {t('approve.verbSum', { n: chosen.length, sum: money(amount) })}
        </Button>
      }
    >
      {props.children}
    </TickBar>
  )
}

/** The same at the thumb of a phone. */
function Bottom({ chosen, onApprove }: BarProps) {
  const { t } = useTranslation()
  const { amount } = sumsOf(chosen)
  const facts = [t('approve.orders', { n: chosen.length }), ...factsOf(t, chosen)]
  return (
    <BottomBar
      words={facts.join(' · ')}
      sum={`${money(amount)} ${t('term.baht')}`}
      main={<Button onClick={onApprove}>{t('approve.verb', { n: chosen.length })}</Button>}
    />
  )
}

function factsOf(t: TFunction, orders: readonly WaitingOrder[]): string[] {
  const { tickets, weight } = sumsOf(orders)
  return [
    t('approve.ofTickets', { n: tickets, count: tickets }),
    `${kilograms(weight)} ${t('term.kg')}`,
  ]
}

function ConfirmToo(props: { checked: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <Checkbox
      label={t('approve.confirmToo')}
      checked={props.checked}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  )
}

type ApprovedEnd = EndOf<typeof calls.approveOrders>

interface Props {
  orders: readonly WaitingOrder[]
  confirmToo: boolean
  /** Undefined where nothing was done. */
  onClose: (end?: ApprovedEnd) => void
  /** A choice of the question. */
  children: ReactNode
}

/** Asks once, with number, sum and flags, approves the orders, and offers for ten seconds to undo it. */
function ApproveChosen({ orders, confirmToo, onClose, children }: Props) {
  const { t } = useTranslation()
  const n = orders.length
  const only = n === 1 ? orders[0] : undefined
  const undo = useUndo(calls.withdrawApprovals, 'approve.undone')
  const undoOf = ({ done }: ApprovedEnd) =>
    undo(done.map(({ UUID, Version }) => ({ POHeaderUUID: UUID, Version })))
  const end = (ended?: ApprovedEnd) => {
    onClose(ended)
    if (!ended?.done.length) return
    const words = t('approve.done', { n: ended.done.length })
    showSuccess(words, confirmToo ? undefined : undoOf(ended).run)
  }
  const { tickets, weight, amount } = sumsOf(orders)
  const figures = {
    tickets: whole(tickets),
    count: tickets,
    kg: kilograms(weight),
    sum: money(amount),
  }
  return (
    <BatchQuestion
      call={calls.approveOrders}
      items={orders.map(({ UUID, Version }) => ({ POHeaderUUID: UUID, Version }))}
      common={{ Confirm: confirmToo || undefined }}
      question={only ? t('ask.approve', { po: only.PONumber }) : t('approve.ask', { n })}
      text={
        <>
          {only && <div>{only.VendorOrganizationName}</div>}
          <div>{t('approve.ask.text', figures)}</div>
          <FlagsAsked orders={orders} />
          {children}
        </>
      }
      verb={t('approve.verb', { n })}
      name={({ POHeaderUUID }) => numberOf(orders, POHeaderUUID)}
      link={({ POHeaderUUID }) => addresses.order(POHeaderUUID)}
      undo={confirmToo ? undefined : undoOf}
      ticks={{ list: 'approve', rows: orders }}
      onClose={end}
    />
  )
}
