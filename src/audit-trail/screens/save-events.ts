import type { TFunction } from 'i18next'
import { invoke, saveFile } from '../../platform/client.ts'
import { excelOf, type SheetColumn } from '../../ui/excel/excel.ts'
import { calls } from '../contract.ts'
import { COLUMNS, changesText, reasonText } from '../rules/entry-text.ts'
import type { Reader } from '../rules/value-text.ts'
import type { auditFilters } from './address.ts'
import { fromText } from './Change.tsx'
import type { AuditEvent } from './reader.ts'

const FILE = 'audit_trail.xlsx'
const AT_ONCE = 1000
/** Values of an event that its cell names; a new record has dozens. */
const MOST = 12

interface Listed {
  filters: ReturnType<typeof auditFilters>
  total: number
}

/** Saves the events of the list as an Excel file in its columns; returns its name. */
export async function saveEvents(t: TFunction, reader: Reader, { filters, total }: Listed) {
  const events: AuditEvent[] = []
  for (let page = 0; page * AT_ONCE < total; page += 1)
    events.push(...(await invoke(calls.exportEvents, { ...filters, page })))
  saveFile(FILE, await excelOf(t('screen.audit'), sheetColumns(t, reader), events))
  return FILE
}

function sheetColumns(t: TFunction, reader: Reader): SheetColumn<AuditEvent>[] {
  const listed = (column: keyof typeof COLUMNS, width: number): SheetColumn<AuditEvent> => ({
    header: t(`audit.column.${column}`),
    width,
    value: (event) => COLUMNS[column](reader, event),
  })
  return [
    listed('time', 20),
    listed('who', 24),
    listed('action', 24),
    listed('record', 40),
    { header: t('audit.records'), width: 10, places: 0, value: ({ Records }) => Records },
    {
      header: t('audit.column.change'),
      width: 60,
      value: (event) => changesText(reader, event, MOST),
    },
    { header: t('term.reason'), width: 30, value: (event) => reasonText(reader, event) },
    { header: t('audit.column.from'), width: 28, value: (event) => fromText(t, event) },
  ]
}
