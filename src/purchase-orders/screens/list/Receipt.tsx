import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { useAddress } from '../../../ui/address.ts'
import { useMany, usePagedTicks } from '../../../ui/batch/use-many.tsx'
import { type Chip, Chips } from '../../../ui/FilterBar.tsx'
import { counted, whole } from '../../../ui/format.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx'
import type { ServerPage } from '../../../ui/table/server-page.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useIsUpright } from '../../../ui/use-is-upright.ts'
import { calls } from '../../contract.ts'
import { BADGES, type Badge, badgesIn, isToReceive } from '../../rules/states.ts'
import { badgeWords } from '../OrderBadge.tsx'
import { type OrderWithLines, offered } from '../order.ts'
import { ReceiveLines, receiveWords } from '../steps/receiving.tsx'
import { verbOf } from '../steps/steps.tsx'
import {
  type ReceiptFilters,
  type ReceiptPageInput,
  receiptFilters,
  receiptInput,
} from './address.ts'
import { OrderList } from './OrderList.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { JustReceivedContext } from './ReceivedCell.tsx'
import { COUNT_DIGITS } from './StateChips.tsx'
import { useReceiveNow } from './use-receive-now.ts'

/** On a phone another screen stands in for the list. */
const PhoneReceipt = lazyPart(
  async () => (await import('../receive/PhoneReceipt.tsx')).PhoneReceipt,
  { fallback: <ComingReceipt /> },
)

/** Confirmed orders, whose lines are received one by one or all at once. */
export function Receipt() {
  const isPhone = useIsPhone()
  return isPhone ? <PhoneReceipt /> : <ReceiptList />
}

function ComingReceipt() {
  const { t } = useTranslation()
  return <ScreenLayout title={t('screen.receipt')}>{null}</ScreenLayout>
}

function ReceiptList() {
  const { t } = useTranslation()
  const [view, change] = useAddress(receiptFilters)
  useRefetchOnChange('orders', calls.getFilterPOStateConfirm)
  const input = receiptInput(view)
  const query = useCall(calls.getFilterPOStateConfirm, input)
  const [lineIds, setLineIds] = useState<ReadonlySet<string>>(new Set())
  const add = (ids: readonly string[]) => setLineIds((before) => new Set([...before, ...ids]))
  const receive = useReceiveNow(add)
  const { selection, question } = useReceiveMany(input, query.data, add)
  const toReceive = (order: OrderWithLines) => ({
    key: 'receive',
    label: verbOf(t, 'receive', order),
    run: () => receive(order),
  })
  return (
    <JustReceivedContext value={{ lineIds, add }}>
      <OrderList
        guise="receive"
        query={query}
        view={view}
        onChange={change}
        chips={
          <ReceiptChips
            counts={query.data?.count_by_state}
            value={view.state}
            onChange={(state) => change({ state, page: 0 })}
          />
        }
        columns={useColumns()}
        actionsShown
        actions={(order) => (offered('receive', order) ? [toReceive(order)] : [])}
        startsOpen={useIsUpright()}
        selection={selection}
      >
        {question}
      </OrderList>
    </JustReceivedContext>
  )
}

/**
 * Receives the remaining lines of several orders of the list, after asking once. `onReceived` is given the ids of the
 * lines.
 */
function useReceiveMany(
  input: ReceiptPageInput,
  page: ServerPage<OrderWithLines> | undefined,
  onReceived: (lineIds: readonly string[]) => void,
) {
  const { t } = useTranslation()
  const call = calls.getFilterPOStateConfirm
  const blocked = (order: OrderWithLines) =>
    offered('receive', order) ? undefined : t('receive.blocked')
  return useMany({
    ticks: usePagedTicks({ call, input, page, blocked }),
    name: 'receive',
    facts: (orders) => ({ facts: [t('po.orders', counted(orders.length))] }),
    verb: (orders) => receiveWords(t, orders),
    ask: (orders, close) => (
      <ReceiveLines
        orders={orders}
        question={(n) => t('ask.receiveChosen', { ...counted(n), m: orders.length })}
        done={(n) => t('done.receivedAll', counted(n))}
        list={call.path}
        onClose={(received) => {
          close(received !== undefined)
          if (received) onReceived(received)
        }}
      />
    ),
  })
}

function useColumns() {
  const { number, vendor, received, created, net, amount, state } =
    useOrderColumns<OrderWithLines>()
  // What is received and the button that receives the rest say it too.
  return [number, vendor, received, created, net, { ...amount, tone: undefined }, state]
}

interface Props {
  /** Number of orders by badge under the other filters. */
  counts: Record<string, number> | undefined
  value: ReceiptFilters['state']
  onChange: (state: ReceiptFilters['state']) => void
}

/** What receiving is filtered to: not received in full, all received, all; and the state that an address asks for. */
function ReceiptChips({ counts, value, onChange }: Props) {
  const { t } = useTranslation()
  const waiting = badgesIn('receiving').filter(isToReceive)
  const countOf = (...badges: readonly Badge[]) => ({
    room: COUNT_DIGITS,
    count: counts && whole(badges.reduce((n, badge) => n + (counts[badge] ?? 0), 0)),
  })
  const chips: Chip[] = [
    { value: 'waiting', words: t('receive.tab.open'), ...countOf(...waiting) },
    { value: 'RC', words: t('receive.tab.done'), ...countOf('RC') },
    { value: '', words: t('ui.all') },
  ]
  if (value && value !== 'waiting' && value !== 'RC') {
    const { appearance } = BADGES[value]
    chips.push({ value, words: badgeWords(t, value, true), appearance, ...countOf(value) })
  }
  return (
    <Chips
      label={t('ui.state')}
      chips={chips}
      value={value}
      onChange={(state) => onChange(state as ReceiptFilters['state'])}
    />
  )
}
