import { Button, Checkbox } from '@mantine/core'
import type { TFunction } from 'i18next'
import { type ReactNode, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { BatchQuestion } from '../../../ui/batch/BatchQuestion.tsx'
import type { EndOf } from '../../../ui/batch/use-batch.ts'
import { useMany, useWholeTicks } from '../../../ui/batch/use-many.tsx'
import { useUndo } from '../../../ui/batch/use-undo.ts'
import { kilograms, money, whole } from '../../../ui/format.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { calls } from '../../contract.ts'
import { deservesLook } from '../../rules/flags.ts'
import { numberOf, sumsOf } from '../order.ts'
import { blockerOf, type WaitingOrder } from './approvals.ts'
import { FlagsAsked } from './FlagsAsked.tsx'

const NO_REFUSALS: ReadonlyMap<string, string> = new Map()

/** The ticks of the sheet, what they come to, and the one question before the ticked orders are approved. */
export function useApproving(orders: readonly WaitingOrder[], mayConfirm: boolean) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const [, refresh] = useReducer((n: number) => n + 1, 0)
  const [refusals, setRefusals] = useState(NO_REFUSALS)
  const [confirmToo = mayConfirm, setConfirmToo] = useState<boolean>()
  const choice = mayConfirm && <ConfirmToo checked={confirmToo} onChange={setConfirmToo} />
  const blocked = (order: WaitingOrder) => blockerOf(t, order)
  const ticks = useWholeTicks('approve', orders, ({ UUID }) => UUID, blocked)
  const { ticked } = ticks
  const { selection, question, open } = useMany({
    ticks,
    name: 'approve',
    facts: (chosen) => {
      const flagged = chosen.filter(deservesLook).length
      return {
        facts: [t('approve.facts', { n: chosen.length, m: orders.length }), ...factsOf(t, chosen)],
        note: flagged > 0 && t('approve.flagged', { n: flagged }),
        children: choice,
      }
    },
    verb: (chosen) => t('approve.verbSum', { n: chosen.length, sum: money(sumsOf(chosen).amount) }),
    ask: (asked, close) => (
      <ApproveChosen
        orders={asked}
        confirmToo={confirmToo}
        onClose={(end) => {
          close(end !== undefined)
          if (end) setRefusals(refusalsOf(end))
        }}
      >
        {choice}
      </ApproveChosen>
    ),
  })
  return {
    selection: { ...selection, bar: isPhone ? undefined : selection.bar, tint: isPhone },
    refusals,
    refresh,
    bottom: isPhone && ticked.length > 0 && (
      <Bottom chosen={ticked} onApprove={() => open(ticked)} />
    ),
    /** Asks whether one order is to be approved. */
    ask: (order: WaitingOrder) => open([order]),
    question,
  }
}

function refusalsOf({ refused }: ApprovedEnd): ReadonlyMap<string, string> {
  return new Map(refused.map(({ item, message }) => [item.POHeaderUUID, message]))
}

/** What the ticked orders come to, and their button, at the thumb of a phone. */
function Bottom(props: { chosen: readonly WaitingOrder[]; onApprove: () => void }) {
  const { t } = useTranslation()
  const { chosen, onApprove } = props
  const n = chosen.length
  const facts = [t('approve.orders', { n }), ...factsOf(t, chosen)]
  return (
    <BottomBar
      words={facts.join(' · ')}
      sum={`${money(sumsOf(chosen).amount)} ${t('term.baht')}`}
      main={<Button onClick={onApprove}>{t('approve.verb', { n })}</Button>}
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
