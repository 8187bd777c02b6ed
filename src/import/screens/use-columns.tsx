import { Checkbox } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/table/column.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { type Entry, isFaulty } from './entries.ts'
import css from './Found.module.css'
import { Found } from './Found.tsx'
import { kindsOf, type Preview } from './preview.ts'
import { type Terms, useTerms } from './terms.ts'
import type { Mending } from './use-mending.ts'

/** Where a row stands, what it is, and what was found there. */
export function useColumns(preview: Preview, mending: Mending): Column<Entry>[] {
  const { t } = useTranslation()
  const terms = useTerms()
  const [kind, another] = kindsOf(preview)
  const muted = ({ row }: Entry, words: string | number) =>
    mending.isLeftOut(row) ? <span className={css.out}>{words}</span> : words
  const isPhone = useIsPhone()
  /** What stands in the first line of a row alone; a card says it each time. */
  const once = (entry: Entry, words: string | number) =>
    (entry.isFirst || isPhone) && muted(entry, words)
  const columns: Column<Entry>[] = [
    {
      key: 'Line',
      header: t('import.column.line'),
      width: 64,
      right: true,
      tone: 'support',
      card: 'figure',
      cell: (entry) => once(entry, entry.row.Line),
    },
    {
      key: 'Key',
      header: t('import.column.key'),
      width: 80,
      tone: 'key',
      cell: (entry) => once(entry, entry.row.Key || '–'),
    },
    {
      key: 'Name',
      header: kind && !another ? terms.kind(kind) : t('import.column.name'),
      width: 236,
      dropOrder: 2,
      under: 'Key',
      card: 'line',
      cell: (entry) => once(entry, entry.row.Name),
    },
    {
      key: 'Field',
      header: t('import.column.field'),
      width: 112,
      card: 'line',
      cell: (entry) => <span className={css.field}>{muted(entry, columnWords(entry))}</span>,
    },
    {
      key: 'Found',
      header: t('import.column.found'),
      minWidth: 300,
      card: 'line',
      cell: (entry) => <Found entry={entry} mending={mending} terms={terms} />,
    },
    {
      key: 'LeaveOut',
      header: t('import.column.leaveOut'),
      width: 66,
      card: 'figure',
      cell: (entry) =>
        mending.isOpen && entry.isFirst && isFaulty(entry.row) ? (
          <LeaveOut entry={entry} mending={mending} />
        ) : null,
    },
  ]
  const tables = preview.Tables.filter(({ Kind, Rows }) => Kind && Rows > 0)
  return tables.length > 1 ? columns.toSpliced(1, 0, fileColumn()) : columns

  function columnWords(entry: Entry): string {
    const { row, fault } = entry
    return fault ? terms.field(row.Kind, fault.Field) : changedColumn(t, terms, entry)
  }

  function fileColumn(): Column<Entry> {
    return {
      key: 'File',
      header: t('import.column.file'),
      width: 130,
      dropOrder: 1,
      tone: 'support',
      cell: (entry) => once(entry, entry.row.Sheet ?? entry.row.File),
    }
  }
}

/** The column that changes, or how many do; of what is new, what it is. */
function changedColumn(t: TFunction, terms: Terms, { row, changes }: Entry): string {
  const [change, another] = changes
  if (row.Outcome === 'new')
    return t('import.newOf', { kind: terms.kind(row.Kind).replace(/ \(.*/, '') })
  if (another) return t('import.columns', { n: changes.length })
  return change ? terms.field(row.Kind, change.Field) : ''
}

function LeaveOut({ entry, mending }: { entry: Entry; mending: Mending }) {
  const { t } = useTranslation()
  const { row } = entry
  const name = t('import.row', { line: row.Line, name: row.Name || row.Key })
  return (
    <span className={css.tick}>
      <Checkbox
        aria-label={t('import.leaveOut', { row: name })}
        checked={mending.isLeftOut(row)}
        onChange={() => mending.toggle(entry)}
      />
    </span>
  )
}
