import { Button } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSaveFile } from './use-download.ts'

interface Props<Input> {
  /** Computed at the press; undefined where there is nothing to save yet. */
  input: () => Input | undefined
  /** Makes the file in the browser; returns its name. */
  save: (input: Input) => Promise<string>
  disabled?: boolean
}

/** Saves an Excel file. */
export function ExcelButton<Input>({ input, save, disabled }: Props<Input>) {
  const { t } = useTranslation()
  const { running, run } = useSaveFile(save)
  const press = () => {
    const value = input()
    if (value !== undefined) void run(value)
  }
  return (
    <Button
      variant="default"
      loading={running}
      disabled={disabled}
      leftSection={<IconTable size={14} stroke={1.7} aria-hidden="true" />}
      onClick={press}
    >
      {t('ui.exportExcel')}
    </Button>
  )
}
