import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useCall } from '../../../platform/client.ts'
import { REASONS } from '../../../platform/reasons.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useAddress } from '../../../ui/address.ts'
import { Filter } from '../../../ui/Filter.tsx'
import { Chips } from '../../../ui/FilterBar.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { ReasonQuestion } from '../../../ui/form/ReasonQuestion.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { count } from '../../../ui/format.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import type { RowAction } from '../../../ui/table/column.ts'
import { ServerList } from '../../../ui/table/ServerList.tsx'
import { calls } from '../../contract.ts'
import { REFUSED_STATES } from '../../rules/refused.ts'
import { APPEARANCES, useRefusedColumns } from './columns.tsx'
import { FixDialog } from './FixDialog.tsx'
import { plateOf, type Refused } from './sent.ts'

/** The search parameters of the list of refused tickets; it opens at those that wait. */
const refusedAddress = z.object({
  search: z.coerce.string().default(''),
  date: z.iso.date().nullable().default(null),
  state: z.enum(['', ...REFUSED_STATES]).default('open'),
  page: z.number().int().min(0).default(0),
})

const noFilters = { search: '', date: null, state: 'open', page: 0 } as const

/** What the intake refused: why, what was sent, and the ways to take it in or to set it aside. */
export function RefusedTickets() {
  const { t } = useTranslation()
  const [view, change] = useAddress(refusedAddress)
  const [open, setOpen] = useState<{ what: 'fix' | 'aside'; ticket: Refused }>()
  const close = () => setOpen(undefined)
  const input = refusedInput(view)
  const query = useCall(calls.getRefused, input)
  useRefetchOnChange('refusedTickets', calls.getRefused)
  const { total_record: total = 0, total_capped } = query.data ?? {}
  const clear = () => change(noFilters)
  return (
    <ScreenLayout
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
        numbered={false}
        onOpen={(ticket) => setOpen({ what: 'fix', ticket })}
        empty={
          isFiltered(view) ? (
            <EmptyState filtered onClear={clear} />
          ) : (
            <EmptyState words={t('refused.none')} />
          )
        }
      />
      {open?.what === 'fix' && <FixDialog refused={open.ticket} onClose={close} />}
      {open?.what === 'aside' && <SetAside refused={open.ticket} onClose={close} />}
    </ScreenLayout>
  )
}

function useRowActions(open: (what: 'fix' | 'aside', ticket: Refused) => void) {
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
        key: 'fix',
        label: t('refused.fix'),
        call: calls.takeInRefused,
        run: () => open('fix', ticket),
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

/** Asks why a refused ticket is not to be taken in. */
function SetAside({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  const { t } = useTranslation()
  const { ID } = refused
  return (
    <ReasonQuestion
      call={calls.setRefusedAside}
      input={(Reason) => ({ ID, Reason })}
      question={t('refused.aside.ask', { plate: plateOf(refused) })}
      text={t('refused.aside.text')}
      reasons={REASONS.setAside}
      verb={t('refused.aside')}
      danger
      done={t('refused.setAside')}
      draft={`refused.aside:${ID}`}
      onLatest={onClose}
      onClose={onClose}
    />
  )
}

interface Props {
  view: RefusedAddress
  counts: Readonly<Record<string, number>> | undefined
  onChange: (part: Partial<RefusedAddress>) => void
}

/** Search, the day on which it was last sent, and what became of it. */
function Filters({ view, counts, onChange }: Props) {
  const { t } = useTranslation()
  const chips = REFUSED_STATES.map((state) => ({
    value: state,
    words: t(`refused.state.${state}`),
    appearance: APPEARANCES[state],
    count: counts?.[state],
  }))
  const all = { value: '', words: t('ui.all') }
  return (
    <>
      <SearchField
        label={t('refused.search')}
        width={232}
        value={view.search}
        onSearch={(search) => onChange({ search, page: 0 })}
      />
      <Filter label={t('refused.lastSeen')} isActive={view.date !== null}>
        <DateField
          compact
          label={t('refused.lastSeen')}
          value={view.date}
          onChange={(date) => onChange({ date, page: 0 })}
        />
      </Filter>
      <Filter inSight label={t('ui.state')} isActive={view.state !== 'open'}>
        <Chips
          label={t('ui.state')}
          chips={[...chips, all]}
          value={view.state}
          onChange={(state) =>
            onChange({ state: refusedAddress.shape.state.parse(state), page: 0 })
          }
        />
      </Filter>
    </>
  )
}

type RefusedAddress = z.output<typeof refusedAddress>

/** The input of the list's call. */
function refusedInput({ search, date, state, page }: RefusedAddress) {
  return { filterSearch: search, filterDate: date ?? ('' as const), filterState: state, page }
}

function isFiltered({ search, date, state }: RefusedAddress): boolean {
  return search !== '' || date !== null || state !== 'open'
}
