import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { EmptyState } from '../../ui/States.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { calls } from '../contract.ts'
import { ROWS_TURNED } from '../rules.ts'
import type { ImportView } from './address.ts'
import { type Entry, entriesOf, firstRows, groupOf, mostShown } from './entries.ts'
import { type Preview, unreadOf } from './preview.ts'
import { useColumns } from './use-columns.tsx'
import { type Draft, freshFor } from './use-draft.ts'
import { useFixing } from './use-fixing.ts'
import { useGroups } from './use-groups.tsx'

interface Props {
  preview: Preview
  draft: Draft
  view: ImportView
  onView: (view: Partial<ImportView>) => void
}

/** Rows of a page of one outcome; those of many pages come together, since a draft is validated anew each time. */
const PAGE = 100

/** The rows under the heads of their outcomes: what is wrong, what changes, what is new; or those of one, by pages. */
export function FoundRows({ preview, draft, view, onView }: Props) {
  const { t } = useTranslation()
  const query = useRowsOfPage(preview, view)
  const fixing = useFixing(preview, draft)
  const columns = useColumns(preview, fixing)
  const groups = useGroups({ preview, view, fixing, onShow: (show) => onView({ show, page: 0 }) })
  const first = (view.page * PAGE) % ROWS_TURNED
  const rows = view.show
    ? (query.data?.Rows.slice(first, first + PAGE) ?? [])
    : firstRows(preview.Rows, mostShown(preview))
  const total = query.data?.Total ?? 0
  const turn = (page: number) => onView({ page })
  const pages = Math.ceil(total / PAGE)
  return (
    <>
      <DataTable<Entry>
        label={t('import.step.check')}
        numbered={false}
        columns={columns}
        rows={entriesOf(rows)}
        rowKey={({ key }) => key}
        rowName={({ row }) => t('import.row', { line: row.Line, name: row.Name || row.Key })}
        groups={groups}
        groupOf={({ row }) => groupOf(row)}
        onOpen={fixing.open}
        onSpace={fixing.toggle}
        pending={view.show !== '' && query.isPending}
        stale={view.show !== '' && query.isPlaceholderData}
        error={view.show ? query.error : undefined}
        retry={query.refetch}
        empty={<EmptyState words={emptyWords(t, preview, view)} />}
        onTurn={(step) =>
          view.page + step >= 0 && view.page + step < pages && turn(view.page + step)
        }
      />
      {view.show && total > PAGE && (
        <Pager
          label={t('import.step.check')}
          page={view.page}
          pages={pages}
          size={PAGE}
          total={total}
          onPage={turn}
        />
      )}
    </>
  )
}

function emptyWords(t: TFunction, preview: Preview, { show }: ImportView): string {
  const unread = unreadOf(preview)
  if (unread) return t('import.unread', { file: unread })
  return t(show ? 'import.noneShown' : 'import.nothing')
}

function useRowsOfPage({ ImportUUID, Counts }: Preview, { show, page }: ImportView) {
  const Offset = Math.floor((page * PAGE) / ROWS_TURNED) * ROWS_TURNED
  const input = { ImportUUID, Outcome: show || null, Offset, Limit: ROWS_TURNED }
  return useCall(calls.getImportRows, input, { enabled: show !== '', ...freshFor(Counts) })
}
