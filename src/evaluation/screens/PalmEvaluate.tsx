import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { type Output, uuid } from '../../platform/call.ts'
import { useCall } from '../../platform/client.ts'
import { useAddress } from '../../ui/address.ts'
import { count } from '../../ui/format.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
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
import { CorrectionsButton, NextButton, OrderButton } from './list/Header.tsx'
import { NoOrder } from './list/NoOrder.tsx'
import { TicketList } from './list/TicketList.tsx'
import { useWaiting } from './list/use-counts.ts'
import { useOpen } from './list/use-open.ts'
import { taskFor } from './tasks.ts'
import { useHasRoom } from './use-tasks.ts'

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
    <ScreenFrame
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
    </ScreenFrame>
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
