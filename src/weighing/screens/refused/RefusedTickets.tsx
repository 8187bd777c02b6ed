import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useAddress } from '../../../ui/address.ts'
import { count } from '../../../ui/format.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenFrame } from '../../../ui/ScreenFrame.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import type { RowAction } from '../../../ui/table/column.ts'
import { ServerList } from '../../../ui/table/ServerList.tsx'
import { calls } from '../../contract.ts'
import { isFiltered, noFilters, refusedAddress, refusedInput } from './address.ts'
import { useRefusedColumns } from './columns.tsx'
import { FixDialog } from './FixDialog.tsx'
import { Filters } from './filters.tsx'
import { SetAside } from './SetAside.tsx'
import { plateOf, type Refused } from './sent.ts'

/** What the intake refused: why, what was sent, and the ways to take it in or to set it aside. */
export function RefusedTickets() {
  const { t } = useTranslation()
  const [view, change] = useAddress(refusedAddress)
  const [open, setOpen] = useState<{ what: 'mend' | 'aside'; ticket: Refused }>()
  const close = () => setOpen(undefined)
  const input = refusedInput(view)
  const query = useCall(calls.getRefused, input)
  useRefetchOnChange('refusedTickets', calls.getRefused)
  const { total_record: total = 0, total_capped } = query.data ?? {}
  const clear = () => change(noFilters)
  return (
    <ScreenFrame
      title={t('screen.refusedTickets')}
      count={total > 0 && t('term.tickets', { n: count(total, total_capped), count: total })}
    >
      <ServerList
        list="refusedTickets"
        label={t('screen.refusedTickets')}
        columns={useRefusedColumns()}
        query={query}
        live={{ viewKey: JSON.stringify(input), busy: open !== undefined }}
        filters={<Filters view={view} counts={query.data?.count_by_state} onChange={change} />}
        onClearFilters={clear}
        rowKey={({ ID }) => String(ID)}
        rowName={(ticket) => plateOf(ticket)}
        page={view.page}
        onPage={(page) => change({ page })}
        actions={useRowActions((what, ticket) => setOpen({ what, ticket }))}
        actionsShown
        actionsWidth={150}
        numbered={false}
        onOpen={(ticket) => setOpen({ what: 'mend', ticket })}
        empty={
          isFiltered(view) ? (
            <EmptyState filtered onClear={clear} />
          ) : (
            <EmptyState words={t('refused.none')} />
          )
        }
      />
      {open?.what === 'mend' && <FixDialog refused={open.ticket} onClose={close} />}
      {open?.what === 'aside' && <SetAside refused={open.ticket} onClose={close} />}
    </ScreenFrame>
  )
}

function useRowActions(open: (what: 'mend' | 'aside', ticket: Refused) => void) {
  const { t } = useTranslation()
  const reopen = useAction(calls.reopenRefused, { done: t('refused.reopened') })
  return (ticket: Refused): RowAction[] => {
    if (ticket.State === 'taken') return []
    if (ticket.State === 'aside') {
      const run = () => void reopen.run({ ID: ticket.ID })
      return [{ key: 'reopen', label: t('refused.reopen'), call: calls.reopenRefused, run }]
    }
    return [
      {
        key: 'mend',
        label: t('refused.mend'),
        call: calls.takeInRefused,
        run: () => open('mend', ticket),
      },
      {
        key: 'aside',
        label: t('refused.aside'),
        call: calls.setRefusedAside,
        danger: true,
        run: () => open('aside', ticket),
      },
    ]
  }
}
