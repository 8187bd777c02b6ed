import { Box, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { ExcelButton } from '../../ui/actions/ExcelButton.tsx'
import { useAddress } from '../../ui/address.ts'
import { count } from '../../ui/format.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { ServerList } from '../../ui/table/ServerList.tsx'
import { calls } from '../contract.ts'
import { COLUMNS, recordText } from '../rules/entry-text.ts'
import { auditAddress, auditFilters, isFiltered, noFilters } from './address.ts'
import { useAuditColumns } from './columns.tsx'
import { EventDetails } from './EventDetails.tsx'
import { Filters } from './Filters.tsx'
import { MonthMenu } from './MonthMenu.tsx'
import { type AuditEvent, useReader } from './reader.ts'
import { SealFaults, SealNote } from './Seal.tsx'
import { saveEvents } from './save-events.ts'

/** Who did what to which record, when and from where, and up to when that is sealed. */
export function AuditTrail() {
  const { t } = useTranslation()
  const reader = useReader()
  const [view, change] = useAddress(auditAddress)
  const filters = auditFilters(view)
  const query = useCall(calls.getEvents, { ...filters, page: view.page })
  const { total_record: total = 0, total_capped, data = [] } = query.data ?? {}
  const clear = () => change(noFilters)
  return (
    <ScreenLayout
      title={t('screen.audit')}
      count={total > 0 && t('audit.events', { n: count(total, total_capped), count: total })}
      actions={
        <>
          <MonthMenu />
          <ExcelButton
            disabled={total === 0}
            input={() => ({ filters, total })}
            save={(list) => saveEvents(t, reader, list)}
          />
        </>
      }
    >
      <SealFaults />
      {view.entity !== '' && (
        <Scope rows={data} onClear={() => change({ entity: '', id: '', page: 0 })} />
      )}
      <ServerList
        list="audit"
        label={t('screen.audit')}
        columns={useAuditColumns()}
        query={query}
        filters={<Filters view={view} counts={query.data?.count_by_concern} onChange={change} />}
        onClearFilters={clear}
        rowKey={({ ID }) => String(ID)}
        rowName={(event) => recordText(reader, event)[0]}
        page={view.page}
        onPage={(page) => change({ page })}
        numbered={false}
        expand={(event) => <EventDetails event={event} />}
        pagerNote={<SealNote />}
        empty={
          isFiltered(view) ? (
            <EmptyState filtered onClear={clear} />
          ) : (
            <EmptyState words={t('audit.none')} />
          )
        }
      />
    </ScreenLayout>
  )
}

/** That the list is of one record alone, and the way back to all. */
function Scope({ rows, onClear }: { rows: readonly AuditEvent[]; onClear: () => void }) {
  const { t } = useTranslation()
  const reader = useReader()
  const [first] = rows
  const name = first ? COLUMNS.record(reader, first) : ''
  return (
    <Box px={20} py={8} className="ruled">
      {t('audit.only', { name })}{' '}
      <Button variant="subtle" size="compact-xs" onClick={onClear}>
        {t('audit.showAll')}
      </Button>
    </Box>
  )
}
