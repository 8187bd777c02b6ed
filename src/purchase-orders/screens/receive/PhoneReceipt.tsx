import { Box, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { businessDay } from '../../../platform/thai-date.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { whole } from '../../../ui/format.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { useNow } from '../../../ui/live/use-now.ts'
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { calls } from '../../contract.ts'
import { isNamed } from '../../rules/find-load.ts'
import { useReceiveNow } from '../list/use-receive-now.ts'
import type { OrderWithLines } from '../order.ts'
import { countIn, countOpen, type Loads, shownLoads, singleOpen, TABS, type Tab } from './loads.ts'
import { OrderLoads } from './OrderLoads.tsx'
import css from './PhoneReceipt.module.css'
import { useReceiveLine } from './use-receive-line.ts'

const NO_ORDERS: never[] = []

/** Receiving on a phone: the trucks of the orders that are not received in full, each received by one press. */
export function PhoneReceipt() {
  const { t } = useTranslation()
  const [tab, setTab] = useState<Tab>('open')
  const [typed, setTyped] = useState('')
  const [sought, setSought] = useState('')
  const today = businessDay(useNow())
  const { query: toReceive, keep } = useToReceive()
  const received = useReceived(typed, tab === 'done')
  const query = tab === 'done' ? received : toReceive
  const open = toReceive.data?.data ?? NO_ORDERS
  const orders = query.data?.data ?? NO_ORDERS
  const loads = shownLoads(orders, { tab, typed, today })
  const tabs = TABS.map((value) => ({
    value,
    words: t(`receive.tab.${value}`),
    count: value === 'done' ? toReceive.data?.received : countIn(value, open, today),
  }))
  const n = countOpen(open)
  return (
    <ScreenLayout
      title={t('screen.receipt')}
      count={toReceive.data && t('receive.open', { n, m: countIn('open', open, today) })}
    >
      <Box flex="none" p="10px 12px" className={`${css.find} ruled`}>
        <SearchField
          value={typed}
          onSearch={setTyped}
          label={t('receive.search')}
          onEnter={setSought}
        />
      </Box>
      <Box flex="none" p="10px 12px" className={`${css.tabs} ruled`}>
        <Tabs
          label={t('screen.receipt')}
          tabs={tabs}
          isCounted={toReceive.data !== undefined}
          value={tab}
          onChange={(value) => setTab(value as Tab)}
        />
      </Box>
      {query.error && !query.data && <ErrorState error={query.error} retry={query.refetch} />}
      {tab !== 'done' && toReceive.data?.truncated && (
        <Banner>{t('receive.truncated', { n: whole(open.length) })}</Banner>
      )}
      {tab === 'done' && (received.data?.total_record ?? 0) > orders.length && (
        <Banner>{t('receive.newest', { n: whole(orders.length) })}</Banner>
      )}
      <LoadList
        loads={loads}
        orders={orders}
        isSought={sought === typed && isNamed(typed)}
        onReceived={keep}
      />
      {query.data && loads.length === 0 && <NothingFound tab={tab} typed={typed} />}
    </ScreenLayout>
  )
}

interface ListProps {
  loads: readonly Loads[]
  orders: readonly OrderWithLines[]
  /** Enter ended the search: its only truck is gone to. */
  isSought: boolean
  /** An order of which something was received: it stays until the screen is left. */
  onReceived: (orderId: string, lineIds: readonly string[]) => void
}

function LoadList({ loads, orders, isSought, onReceived }: ListProps) {
  const [undoable, setUndoable] = useState<ReadonlySet<string>>(new Set())
  const add = (lineIds: readonly string[]) => {
    setUndoable((before) => new Set([...before, ...lineIds]))
    for (const { UUID, POLineSet } of orders) {
      if (POLineSet.some((line) => lineIds.includes(line.UUID))) onReceived(UUID, lineIds)
    }
  }
  const one = useReceiveLine(({ line }) => add([line.UUID]))
  const receiveRest = useReceiveNow(add)
  const single = isSought ? singleOpen(loads) : undefined
  return (
    <Stack gap={12} p={12}>
      {loads.map(({ order, lines }) => (
        <OrderLoads
          key={order.UUID}
          order={order}
          lines={lines}
          focused={single?.UUID}
          undoable={undoable}
          one={one}
          onRest={() => receiveRest(order)}
          onReceived={(lineId) => add([lineId])}
        />
      ))}
    </Stack>
  )
}

/** The orders to receive, and those of which this officer received something since the screen was opened. */
function useToReceive() {
  const [Keep, setKeep] = useState<string[]>([])
  useRefetchOnChange('orders', calls.getToReceive)
  const query = useCall(calls.getToReceive, { Keep })
  const keep = (orderId: string) =>
    setKeep((before) => (before.includes(orderId) ? before : [...before, orderId].slice(-200)))
  return { query, keep }
}

/** The newest orders that are received in full, and have what is typed. */
function useReceived(typed: string, enabled: boolean) {
  useRefetchOnChange('orders', calls.getFilterPOStateConfirm)
  const input = { filterState: 'RC', filterPONumber: typed, page: 0 } as const
  return useCall(calls.getFilterPOStateConfirm, input, { enabled })
}

function NothingFound({ tab, typed }: { tab: Tab; typed: string }) {
  const { t } = useTranslation()
  if (typed) return <EmptyState words={t('receive.noneFound', { typed })} />
  return <EmptyState words={tab === 'done' ? t('receive.noneDone') : t('receipt.empty')} />
}
