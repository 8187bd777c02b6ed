import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../platform/client.ts'
import { useSaveFile } from '../../ui/actions/use-download.ts'
import { excelOf, type SheetColumn } from '../../ui/excel/excel.ts'
import { countOf, type Entry, entriesOf } from './entries.ts'
import type { Preview } from './preview.ts'
import { useTerms } from './terms.ts'
import { allFaulty } from './use-fixing.ts'

/** Saves the faulty rows as an Excel file that says of each why; seen while there are any. */
export function FaultyRowsButton({ preview }: { preview: Preview }) {
  const { t } = useTranslation()
  const columns = useSheetColumns()
  const { running, run } = useSaveFile(async (id: string) => {
    const entries = entriesOf(await allFaulty(id))
    const name = t('import.faultyRows.file')
    saveFile(name, await excelOf(t('import.faultyRows.sheet'), columns, entries))
    return name
  })
  if (countOf(preview, 'faulty') === 0) return null
  return (
    <Button
      variant="default"
      loading={running}
      leftSection={<IconDownload size={14} stroke={1.7} aria-hidden="true" />}
      onClick={() => run(preview.ImportUUID)}
    >
      {t('import.faultyRows')}
    </Button>
  )
}

function useSheetColumns(): SheetColumn<Entry>[] {
  const { t } = useTranslation()
  const terms = useTerms()
  return [
    { header: t('import.column.file'), width: 24, value: ({ row }) => row.File },
    { header: t('import.sheet'), width: 14, value: ({ row }) => row.Sheet },
    { header: t('import.column.line'), width: 8, places: 0, value: ({ row }) => row.Line },
    { header: t('import.column.key'), width: 14, value: ({ row }) => row.Key },
    { header: t('import.column.name'), width: 32, value: ({ row }) => row.Name },
    {
      header: t('import.column.field'),
      width: 20,
      value: ({ row, fault }) => terms.field(row.Kind, fault?.Field ?? null),
    },
    { header: t('import.faultyRows.value'), width: 20, value: ({ fault }) => fault?.Value },
    {
      header: t('import.faultyRows.why'),
      width: 48,
      value: ({ row, fault }) => fault && terms.fault(row.Kind, fault),
    },
  ]
}
