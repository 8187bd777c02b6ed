import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { useAddress } from '../../../ui/address.ts'
import { type Chip, Chips } from '../../../ui/FilterBar.tsx'
import { whole } from '../../../ui/format.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenFrame } from '../../../ui/ScreenFrame.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useIsUpright } from '../../../ui/use-is-upright.ts'
import { calls } from '../../contract.ts'
import { BADGES, badgesIn, isToReceive } from '../../rules/states.ts'
import type { Badge } from '../../rules.ts'
import { badgeWords } from '../OrderBadge.tsx'
import type { OrderWithLines } from '../order.ts'
import { type ReceiptFilters, receiptFilters, receiptInput } from './address.ts'
import { JustReceivedContext } from './just-received.ts'
import { useOrderColumns } from './order-columns.tsx'
import { useReceiveMany } from './use-receive-many.tsx'
import { useReceiveNow } from './use-receive-now.ts'
import { VENDOR_WIDTH, WaitingOrders } from './WaitingOrders.tsx'

const STATES = badgesIn('receiving')

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
  return <ScreenFrame title={t('screen.receipt')}>{null}</ScreenFrame>
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
  const chosen = useReceiveMany(input, query.data, add)
  return (
    <JustReceivedContext value={{ lineIds, add }}>
      <WaitingOrders
        title={t('screen.receipt')}
        empty={t('receipt.empty')}
        ready={{ state: 'waiting', none: t('receipt.empty') }}
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
        states={STATES}
        columns={useColumns()}
        step="receive"
        stepWidth={152}
        onTake={receive}
        startsOpen={useIsUpright()}
        {...chosen}
      />
    </JustReceivedContext>
  )
}

function useColumns() {
  const { number, vendor, received, created, net, amount, state } =
    useOrderColumns<OrderWithLines>(VENDOR_WIDTH)
  const day = { ...created, dropOrder: 1 }
  // What is received and the button that receives the rest say it too.
  const status = { ...state, dropOrder: 0, under: undefined }
  const progress = { ...received, dropOrder: undefined }
  return [
    number,
    vendor,
    progress,
    day,
    net,
    { ...amount, dropOrder: 4, under: 'VendorOrganizationName', tone: undefined },
    status,
  ]
}

/** Digits of width to reserve for a count while it loads, so that the chips do not move. */
const COUNT_DIGITS = 3

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
