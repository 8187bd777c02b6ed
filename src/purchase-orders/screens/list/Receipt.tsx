import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { useAddress } from '../../../ui/address.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenFrame } from '../../../ui/ScreenFrame.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useIsUpright } from '../../../ui/use-is-upright.ts'
import { calls } from '../../contract.ts'
import { badgesIn } from '../../rules/states.ts'
import type { OrderWithLines } from '../order.ts'
import { receiptFilters, receiptInput } from './address.ts'
import { JustReceivedContext } from './just-received.ts'
import { useOrderColumns } from './order-columns.tsx'
import { ReceiptChips } from './ReceiptChips.tsx'
import { useReceiveChosen } from './use-receive-chosen.tsx'
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
  const chosen = useReceiveChosen(input, query.data, add)
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
