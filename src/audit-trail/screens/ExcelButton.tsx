import { Button } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { invoke, saveFile } from '../../platform/client.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { useSaveFile } from '../../ui/actions/use-download.ts'
import { excelOf, type SheetColumn } from '../../ui/excel/excel.ts'
import { calls } from '../contract.ts'
import { changesText, reasonText, recordText, whoText } from '../rules/entry-text.ts'
import { actionText, type Reader } from '../rules/value-text.ts'
import type { auditFilters } from './address.ts'
import { fromText } from './Change.tsx'
import { type AuditEvent, useReader } from './reader.ts'

const FILE = 'audit_trail.xlsx'
const AT_ONCE = 1000
/** Values of an event that its cell names; a new record has dozens. */
const MOST = 12

/** Saves the events of the list as an Excel file in its columns. */
export function ExcelButton({
  filters,
  total,
}: {
  filters: ReturnType<typeof auditFilters>
  total: number
}) {
  const { t } = useTranslation()
  const reader = useReader()
  const { running, run } = useSaveFile(async (pages: number) => {
    const events: AuditEvent[] = []
    for (let page = 0; page < pages; page += 1)
      events.push(...(await invoke(calls.exportEvents, { ...filters, page })))
    saveFile(FILE, await excelOf(t('screen.audit'), sheetColumns(t, reader), events))
    return FILE
  })
  return (
    <Button
      variant="default"
      loading={running}
      disabled={total === 0}
      leftSection={<IconTable size={14} stroke={1.7} aria-hidden="true" />}
      onClick={() => void run(Math.ceil(total / AT_ONCE))}
    >
      {t('ui.exportExcel')}
    </Button>
  )
}

function sheetColumns(t: TFunction, reader: Reader): SheetColumn<AuditEvent>[] {
  return [
    {
      header: t('audit.column.time'),
      width: 20,
      value: ({ HappenedAt }) => formatInstant(HappenedAt, 'audit', reader.language),
    },
    { header: t('audit.column.who'), width: 24, value: (event) => whoText(reader, event) },
    {
      header: t('audit.column.action'),
      width: 24,
      value: ({ Action }) => actionText(reader, Action),
    },
    {
      header: t('audit.column.record'),
      width: 40,
      value: (event) => recordText(reader, event).filter(Boolean).join(' '),
    },
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
