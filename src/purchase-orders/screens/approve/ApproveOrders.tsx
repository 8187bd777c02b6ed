import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useCall } from '../../../platform/client.ts'
import { useAddress } from '../../../ui/address.ts'
import { money } from '../../../ui/format.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { BrowserList } from '../../../ui/table/BrowserList.tsx'
import { firstView, type ListView } from '../../../ui/table/list-view.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { calls } from '../../contract.ts'
import { deservesLook } from '../../rules/flags.ts'
import { sumsOf } from '../order.ts'
import { useSteps } from '../steps/steps.tsx'
import { useOpenOrder } from '../use-open-order.ts'
import { ApprovalLines } from './ApprovalLines.tsx'
import { ApprovalTabs, isShownIn } from './ApprovalTabs.tsx'
import { useApprovalColumns } from './approval-columns.tsx'
import { markOpened, mayTick, type WaitingOrder } from './approvals.ts'
import { useApprovalGroups } from './use-approval-groups.tsx'
import { useApproving } from './use-approving.tsx'

const address = z.object({ show: z.string().default('') })
const NONE: readonly WaitingOrder[] = []

/** The sheet of orders that wait to be approved: what deserves a look first, the plain ones by one press. */
export function ApproveOrders() {
  const { t } = useTranslation()
  const [{ show }, change] = useAddress(address)
  const [list, setList] = useState<ListView>(firstView)
  const query = useCall(calls.getApprovals, {})
  useRefetchOnChange('orders', calls.getApprovals, calls.getApprovalLines)
  const orders = query.data?.data ?? NONE
  const shown = orders.filter((order) => isShownIn(show, order))
  const approving = useApproving(orders, query.data?.MayConfirm ?? false)
  const { selection, refusals, refresh } = approving
  const columns = useApprovalColumns(refusals)
  const groups = useApprovalGroups(shown, selection)
  const { ask, question } = useSteps(query.data?.data)
  const open = useOpenOrder()
  const isPhone = useIsPhone()
  const n = query.data?.total_record ?? 0
  const { amount } = sumsOf(orders)
  // Of more orders than are sent, the sum is not known.
  const isSumKnown = isPhone && n === orders.length
  const count = isSumKnown
    ? t('approve.countSum', { n, sum: money(amount) })
    : t('approve.count', { n })
  const approve = (order: WaitingOrder) => ({
    key: 'approve',
    label: t('po.approve'),
    call: calls.approveOrders,
    byButton: true,
    run: () => approving.ask(order),
  })
  const opened = (order: WaitingOrder) => () => {
    markOpened(order)
    refresh()
  }
  return (
    <ScreenLayout title={t('screen.approve')} count={query.data && count}>
      <BrowserList
        list="approve"
        usualSize={100}
        label={t('screen.approve')}
        query={{ ...query, data: query.data && shown }}
        view={list}
        onView={(part) => setList((view) => ({ ...view, ...part }))}
        filters={
          <ApprovalTabs
            orders={query.data && orders}
            value={show}
            onChange={(to) => change({ show: to })}
          />
        }
        onClearFilters={() => {
          change({ show: '' })
          setList((view) => ({ ...view, q: '' }))
        }}
        columns={columns}
        groups={groups}
        groupOf={(order) => (deservesLook(order) ? 'look' : 'plain')}
        rowKey={(order) => order.UUID}
        rowName={(order) => order.PONumber}
        numbered={false}
        expand={(order) => <ApprovalLines order={order} onOpened={opened(order)} />}
        onOpen={isPhone ? open : undefined}
        selection={selection}
        actions={(order) => [
          ...(mayTick(order) ? [approve(order)] : []),
          {
            key: 'reject',
            label: t('po.reject'),
            call: calls.rejectPO,
            danger: true,
            keyCode: 'KeyR',
            run: () => ask('reject', order),
          },
        ]}
        empty={<NothingWaits all={orders.length} onAll={() => change({ show: '' })} />}
      />
      {approving.bottom}
      {approving.question}
      {question}
    </ScreenLayout>
  )
}

/** That nothing waits, or only behind another tab: how many do, and the way to them. */
function NothingWaits({ all, onAll }: { all: number; onAll: () => void }) {
  const { t } = useTranslation()
  if (all === 0) return <EmptyState words={t('approve.empty')} />
  const way = (
    <Button variant="default" onClick={onAll}>
      {t('approve.empty.all', { n: all })}
    </Button>
  )
  return <EmptyState words={t('approve.empty.here')} action={way} />
}
