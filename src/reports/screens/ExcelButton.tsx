import { Button } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSaving } from '../../ui/use-download.ts'

/** Saves the Excel file that `save` makes in the browser and answers the name of. */
export function ExcelButton({ save }: { save: () => Promise<string> }) {
  const { t } = useTranslation()
  const { running, run } = useSaving(save)
  return (
    <Button
      variant="default"
      loading={running}
      leftSection={<IconTable size={14} stroke={1.7} aria-hidden="true" />}
      onClick={() => run(undefined)}
    >
      {t('report.exportExcel')}
    </Button>
  )
}
