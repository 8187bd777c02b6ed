import { Link, useParams } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../platform/call.ts'
import { useCall } from '../../platform/client.ts'
import { useAddress } from '../../ui/address.ts'
import { count } from '../../ui/format.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { useFresh } from '../../ui/use-live.ts'
import { calls } from '../contract.ts'
import { CorrectionsDialog } from './corrections/CorrectionsDialog.tsx'
import { filtersOf, listAddress, listInput } from './list/address.ts'
import { CorrectionsButton, NextButton, OrderButton } from './list/Header.tsx'
import { TaskDialog } from './list/TaskDialog.tsx'
import { TicketList } from './list/TicketList.tsx'
import { type Open, taskFor } from './list/tasks.ts'
import { useWaiting } from './list/use-counts.ts'
import { TicketSheet } from './sheet/TicketSheet.tsx'

/** The trucks of the mill, or of one order: grade and price each, and see what became of it. */
export function PalmEvaluate() {
  const { t } = useTranslation()
  const { poHeaderUUID } = useParams({ strict: false }) as { poHeaderUUID?: string }
  const [view, change] = useAddress(listAddress)
  const [open, setOpen] = useState<Open>()
  const [deciding, setDeciding] = useState(false)
  const filters = filtersOf(view, poHeaderUUID)
  const query = useCall(calls.getWeightProcess, listInput(view, filters))
  const number = useOrderNumber(poHeaderUUID)
  const queue = useWaiting(filters)
  useFresh('tickets', calls.getWeightProcess)
  useFresh('orders', calls.getWeightProcess)
  const see = (ticket: number | null) => change({ ticket })
  const begin = (next?: Open) => {
    if (next && view.ticket !== null) see(null)
    setOpen(next)
  }
  if (query.error?.code === 'po.notFound') return <NoOrder words={query.error.message} />
  return (
    <ScreenFrame
      title={number ? t('evaluation.ofOrder', { po: number }) : t('screen.palmEvaluate')}
      crumb={poHeaderUUID && <AllTickets />}
      count={countOf(t, query.data)}
      actions={
        <>
          <CorrectionsButton onOpen={() => setDeciding(true)} />
          {poHeaderUUID && <OrderButton order={poHeaderUUID} />}
        </>
      }
      main={<NextButton {...queue} onNext={(record) => begin(taskFor(record))} />}
    >
      <TicketList
        view={view}
        change={change}
        filters={filters}
        query={query}
        current={open?.record.ID ?? view.ticket}
        busy={open !== undefined || deciding || view.ticket !== null}
        onTask={(task, record) => begin({ task, record })}
        onSee={({ ID }) => see(ID)}
      />
      {view.ticket !== null && (
        <TicketSheet
          key={view.ticket}
          ticketId={view.ticket}
          onClose={() => see(null)}
          onTask={(task, record) => begin({ task, record })}
        />
      )}
      {deciding && <CorrectionsDialog onClose={() => setDeciding(false)} onTicket={see} />}
      {open && (
        <TaskDialog
          key={`${open.task} ${open.record.ID}`}
          {...open}
          nextAfter={queue.nextAfter}
          onOpen={begin}
        />
      )}
    </ScreenFrame>
  )
}

/** The number of an order, which its tickets tell, whatever of them the filters leave. */
function useOrderNumber(POHeaderUUID: string | undefined): string | undefined {
  const input = { POHeaderUUID, filterStatus: 'A', page: 0 } as const
  const { data } = useCall(calls.getWeightProcess, input, { enabled: POHeaderUUID !== undefined })
  return POHeaderUUID && (data?.data[0]?.PONumber ?? undefined)
}

/** How many tickets the list found, beside its title; nothing where its own empty state says so. */
function countOf(t: TFunction, page: Output<typeof calls.getWeightProcess> | undefined) {
  if (!page?.total_record) return undefined
  const { total_record, total_capped } = page
  return t('evaluation.count', { n: count(total_record, total_capped), count: total_record })
}

/** The order of an old link. */
function NoOrder({ words }: { words: string }) {
  const { t } = useTranslation()
  return (
    <ScreenFrame title={t('screen.palmEvaluate')} crumb={<AllTickets />}>
      <EmptyState words={words} action={<AllTickets />} />
    </ScreenFrame>
  )
}

function AllTickets() {
  const { t } = useTranslation()
  return <Link to="/Controller/palmEvaluate">{t('evaluation.all')}</Link>
}
