import { Button } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSaveFile } from '../../ui/actions/use-download.ts'

interface Props<Asked> {
  /** What is asked for, computed at the press; nothing where it cannot be asked for yet. */
  input: () => Asked | undefined
  /** Makes the file of it in the browser and answers its name. */
  save: (asked: Asked) => Promise<string>
}

/** Saves an Excel file. */
export function ExcelButton<Asked>({ input, save }: Props<Asked>) {
  const { t } = useTranslation()
  const { running, run } = useSaveFile(save)
  const press = () => {
    const asked = input()
    if (asked !== undefined) void run(asked)
  }
  return (
    <Button
      variant="default"
      loading={running}
      leftSection={<IconTable size={14} stroke={1.7} aria-hidden="true" />}
      onClick={press}
    >
      {t('ui.exportExcel')}
    </Button>
  )
}
