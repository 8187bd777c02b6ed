import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { type Output, uuid } from '../../platform/call.ts'
import { mayOpen, useCall } from '../../platform/client.ts'
import { useAddress } from '../../ui/address.ts'
import { count } from '../../ui/format.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { useIsUpright } from '../../ui/use-is-upright.ts'
import { calls } from '../contract.ts'
import { GradeElsewhere } from './GradeElsewhere.tsx'
import {
  filtersOf,
  type ListView,
  listAddress,
  listInput,
  shownView,
  type TicketFilters,
} from './list/address.ts'
import css from './list/List.module.css'
import { TicketList } from './list/TicketList.tsx'
import { useWaiting } from './list/use-counts.ts'
import { useOpen } from './list/use-open.ts'
import type { PalmRecord } from './record.ts'
import { taskFor, useHasRoom } from './tasks.ts'

/** What opens over the list comes after it. */
const TicketDialogs = lazyPart(
  async () => (await import('./list/TicketDialogs.tsx')).TicketDialogs,
  { close: ({ opening }) => opening.isOpen && opening.close() },
)

/** The list of tickets, of the whole mill or of one order, where they are graded and priced. */
export function PalmEvaluate() {
  const { poHeaderUUID: order } = useParams({ strict: false }) as { poHeaderUUID?: string }
  if (order && !uuid.safeParse(order).success) return <NoOrder />
  return <Tickets key={order} order={order} />
}

function Tickets({ order }: { order: string | undefined }) {
  const { t } = useTranslation()
  const [address, change] = useAddress(listAddress)
  const view = shownView(address, order)
  const filters = filtersOf(view, order)
  const query = useCall(calls.getWeightProcess, listInput(view, filters))
  const number = useOrderNumber(order)
  const opening = useOpen()
  const hasRoom = useHasRoom()
  useRefetchOnChange('tickets', calls.getWeightProcess)
  useRefetchOnChange('orders', calls.getWeightProcess)
  const { begin, see, decide, ticket, isOpen } = opening
  if (query.error?.code === 'po.notFound') return <NoOrder />
  return (
    <ScreenLayout
      title={number ? t('evaluation.ofOrder', { po: number }) : t('screen.palmEvaluate')}
      crumb={order && <ScreenLink to={addresses.tickets()}>{t('evaluation.all')}</ScreenLink>}
      count={<Count view={view} filters={filters} page={query.data} />}
      actions={
        <>
          <CorrectionsButton onOpen={decide} />
          {order && <OrderButton order={order} />}
        </>
      }
      main={
        hasRoom('grade') && (
          <NextButton
            filters={filters}
            status={view.status}
            onNext={(record) => begin(taskFor(record))}
          />
        )
      }
    >
      <GradeElsewhere />
      <TicketList
        view={view}
        change={change}
        filters={filters}
        query={query}
        current={ticket}
        busy={isOpen}
        onTask={(task, record) => begin({ task, record })}
        onSee={({ ID }) => see(ID)}
      />
      <TicketDialogs opening={opening} filters={filters} status={view.status} />
    </ScreenLayout>
  )
}

/** The number of an order, read from any of its tickets, since the filters may leave none in the list. */
function useOrderNumber(POHeaderUUID: string | undefined): string | undefined {
  const input = { POHeaderUUID, filterStatus: 'A', page: 0 } as const
  const { data } = useCall(calls.getWeightProcess, input, { enabled: POHeaderUUID !== undefined })
  return POHeaderUUID && (data?.data[0]?.PONumber ?? undefined)
}

/** The number of tickets, beside the title; of the days before where none waits since today. */
function Count(props: {
  view: ListView
  filters: TicketFilters
  page: Output<typeof calls.getWeightProcess> | undefined
}) {
  const { t } = useTranslation()
  const { view, filters, page } = props
  const { before } = useWaiting(filters, view.status)
  if (!page) return null
  const { total_record, total_capped } = page
  const n = count(total_record, total_capped)
  if (total_record > 0) return t('term.tickets', { n, count: total_record })
  return view.status === 'T' && before ? t('evaluation.countBefore', { n: before }) : null
}

/** The main button: opens the oldest truck of today, else of the days before; an order in which none waits has no such button. */
function NextButton(props: {
  filters: TicketFilters
  status: ListView['status']
  onNext: (record: PalmRecord) => void
}) {
  const { t } = useTranslation()
  const { filters, status, onNext } = props
  const { today, before, next } = useWaiting(filters, status)
  if (filters.POHeaderUUID && !next) return null
  return (
    <Button disabled={!next} onClick={() => next && onNext(next)}>
      {t('evaluation.next')} <Many>{today ?? before}</Many>
    </Button>
  )
}

/** Opens the corrections that the scale proposes; hidden where there are none. */
function CorrectionsButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const { data } = useCall(calls.getCorrections, { filterDecision: 'open', page: 0 })
  useRefetchOnChange('tickets', calls.getCorrections)
  const isUpright = useIsUpright()
  if (!data?.total_record) return null
  const many = count(data.total_record, data.total_capped)
  return (
    <Button variant="default" aria-label={`${t('corrections.title')} ${many}`} onClick={onOpen}>
      {t(isUpright ? 'corrections.title.brief' : 'corrections.title')} <Many>{many}</Many>
    </Button>
  )
}

/** Link back to the order whose tickets are shown. */
function OrderButton({ order }: { order: string }) {
  const { t } = useTranslation()
  if (!mayOpen('order')) return null
  return (
    <Button component={ScreenLink} to={addresses.order(order)} variant="default">
      {t('term.openOrder')}
    </Button>
  )
}

function Many({ children }: { children: ReactNode }) {
  return children ? <span className={css.waiting}>{children}</span> : null
}

/** Shown where the order in the address does not exist: an old link, or a deleted order. */
function NoOrder() {
  const { t } = useTranslation()
  const back = <LinkButton to={addresses.tickets()} words={t('evaluation.all')} />
  return (
    <ScreenLayout title={t('screen.palmEvaluate')}>
      <EmptyState words={t('evaluation.noOrder')} action={back} />
    </ScreenLayout>
  )
}
