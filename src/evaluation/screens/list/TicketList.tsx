import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { useNow } from '../../../ui/live/use-now.ts'
import { EmptyState } from '../../../ui/States.tsx'
import type { ListQuery } from '../../../ui/table/column.ts'
import { ServerList } from '../../../ui/table/ServerList.tsx'
import { pageOf } from '../../../ui/table/sorted-page.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import type { calls } from '../../contract.ts'
import { ticketName } from '../../rules/states.ts'
import type { Task } from '../../rules/tasks.ts'
import type { PalmRecord } from '../record.ts'
import {
  isFiltered,
  type ListAddress,
  type ListView,
  listInput,
  noFilters,
  type TicketFilters,
} from './address.ts'
import { Filters } from './filters.tsx'
import css from './List.module.css'
import { useTicketColumns } from './ticket-columns.tsx'
import { useWaiting } from './use-counts.ts'
import { useRowActions } from './use-row-actions.ts'

type Page = Output<typeof calls.getWeightProcess>

interface Props {
  view: ListView
  change: (part: Partial<ListAddress>) => void
  filters: TicketFilters
  query: ListQuery<Page>
  /** The id of the ticket whose sheet or dialog is open. */
  current: number | null
  /** A dialog or sheet is open over the list. */
  busy: boolean
  onTask: (task: Task, record: PalmRecord) => void
  onSee: (record: PalmRecord) => void
}

/** The filtered tickets: one line each, two on touch screens and in narrow windows, cards on a phone. */
export function TicketList(props: Props) {
  const { t } = useTranslation()
  const { view, change, filters, query, current, busy, onTask, onSee } = props
  const stacked = useStacked()
  const columns = useColumns(stacked, onSee)
  const { actions, note } = useRowActions({ short: stacked, onTask, onSee })
  return (
    <div className={css.list} data-stacked={stacked || undefined}>
      <ServerList
        list={stacked ? 'tickets.stacked' : 'tickets'}
        label={t('screen.palmEvaluate')}
        columns={columns}
        query={query}
        live={{ viewKey: JSON.stringify(listInput(view, filters)), busy }}
        filters={<Filters view={view} filters={filters} shown={query.data} onChange={change} />}
        onClearFilters={() => change(noFilters)}
        foldsUpright
        numbered={false}
        rowKey={(row) => String(row.ID)}
        rowName={ticketName}
        {...pageOf(view, change)}
        isCurrent={(row) => row.ID === current}
        actions={actions}
        note={note}
        actionsShown={stacked}
        onOpen={onSee}
        empty={<NoTickets view={view} filters={filters} change={change} />}
      />
    </div>
  )
}

function useStacked(): boolean {
  return useMediaQuery('(pointer: coarse), (max-width: 1150px)', undefined, {
    getInitialValueInEffect: false,
  })
}

function useColumns(stacked: boolean, onSee: Props['onSee']) {
  const now = useNow()
  const isPhone = useIsPhone()
  return useTicketColumns(isPhone ? 'card' : stacked ? 'stacked' : 'line', { now, onSee })
}

/** The empty state: no ticket matches the filters, none waits since today, with the way to earlier ones, or there is none at all. */
function NoTickets(props: {
  view: ListView
  filters: TicketFilters
  change: (part: Partial<ListAddress>) => void
}) {
  const { t } = useTranslation()
  const { view, filters, change } = props
  const { before, isLoading } = useWaiting(filters, view.status)
  if (isFiltered(view)) return <EmptyState filtered onClear={() => change(noFilters)} />
  if (view.status === 'T' && isLoading) return null
  if (view.status === 'T' && before) {
    const see = () => change({ status: 'B', page: 0 })
    const way = (
      <Button variant="default" onClick={see}>
        {t('evaluation.seeBefore', { n: before })}
      </Button>
    )
    return <EmptyState words={t('evaluation.emptyToday')} action={way} />
  }
  const ofOrder = filters.POHeaderUUID && view.status === 'A'
  return <EmptyState words={t(ofOrder ? 'evaluation.emptyOrder' : 'evaluation.empty')} />
}
