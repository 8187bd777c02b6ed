import { Box, Checkbox } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/table/column.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { type Entry, isFaulty } from './entries.ts'
import css from './Found.module.css'
import { Found } from './Found.tsx'
import { kindsOf, type Preview } from './preview.ts'
import { type Terms, useTerms } from './terms.ts'
import type { Fixing } from './use-fixing.ts'

/** Where a row stands, what it is, and what was found there. */
export function useColumns(preview: Preview, fixing: Fixing): Column<Entry>[] {
  const { t } = useTranslation()
  const terms = useTerms()
  const [kind, another] = kindsOf(preview)
  const muted = ({ row }: Entry, words: string | number) =>
    fixing.isLeftOut(row) ? <span className={css.out}>{words}</span> : words
  const isPhone = useIsPhone()
  /** What stands in the first line of a row alone. */
  const once = (entry: Entry, words: string | number) => entry.isFirst && muted(entry, words)
  const tables = preview.Tables.filter(({ Kind, Rows }) => Kind && Rows > 0)
  const columns: Column<Entry>[] = [
    {
      key: 'Line',
      header: t('import.column.line'),
      right: true,
      tone: 'support',
      cell: (entry) => once(entry, entry.row.Line),
    },
    {
      key: 'Key',
      header: t('import.column.key'),
      tone: 'key',
      cell: (entry) => (isPhone ? cardTitle(entry) : once(entry, entry.row.Key || '–')),
    },
    {
      key: 'Name',
      header: kind && !another ? terms.kind(kind) : t('import.column.name'),
      card: 'line',
      cell: (entry) => once(entry, entry.row.Name),
    },
    {
      key: 'Field',
      header: t('import.column.field'),
      cell: (entry) => fieldWords(entry),
    },
    {
      key: 'Found',
      header: t('import.column.found'),
      name: true,
      card: 'line',
      cell: (entry) => (
        <div className={css.onCard}>
          {isPhone && fieldWords(entry)}
          <Found entry={entry} fixing={fixing} terms={terms} />
        </div>
      ),
    },
    {
      // On a card it stands where the state of a record does, at the end of the first line.
      key: isPhone ? 'state' : 'LeaveOut',
      header: t('import.column.leaveOut'),
      cell: (entry) =>
        fixing.isOpen && entry.isFirst && isFaulty(entry.row) ? (
          <LeaveOut entry={entry} fixing={fixing} />
        ) : null,
    },
  ]
  return tables.length > 1 ? columns.toSpliced(1, 0, fileColumn()) : columns

  /** What a card is of: the key of the row, its place, and its file where there are several. */
  function cardTitle(entry: Entry) {
    const { Key, Line, Sheet, File } = entry.row
    const line = `${t('import.column.line')} ${Line}`
    return (
      <>
        {muted(entry, Key || '–')}
        <Box component="span" c="var(--ps-text-3)" fz={13} fw={400} ml={8}>
          {tables.length > 1 ? `${line} · ${Sheet ?? File}` : line}
        </Box>
      </>
    )
  }

  function fieldWords(entry: Entry) {
    return (
      <Box component="span" c="var(--ps-text-2)">
        {muted(entry, columnWords(entry))}
      </Box>
    )
  }

  function columnWords(entry: Entry): string {
    const { row, fault } = entry
    return fault ? terms.field(row.Kind, fault.Field) : changedColumn(t, terms, entry)
  }

  function fileColumn(): Column<Entry> {
    return {
      key: 'File',
      header: t('import.column.file'),
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

function LeaveOut({ entry, fixing }: { entry: Entry; fixing: Fixing }) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const { row } = entry
  const name = t('import.row', { line: row.Line, name: row.Name || row.Key })
  return (
    <Box component="span" display="flex">
      <Checkbox
        aria-label={t('import.leaveOut', { row: name })}
        label={isPhone && t('import.column.leaveOut')}
        checked={fixing.isLeftOut(row)}
        onChange={() => fixing.toggle(entry)}
      />
    </Box>
  )
}
