import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** A button that calls `print`. */
export function PrintButton({ print }: { print: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={14} stroke={1.7} aria-hidden="true" />}
      onClick={print}
    >
      {t('ui.print')}
    </Button>
  )
}
