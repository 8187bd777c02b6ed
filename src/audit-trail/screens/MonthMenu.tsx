import { Button, Menu } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { businessDay, formatMonth } from '../../platform/thai-date.ts'
import { useDownload } from '../../ui/actions/use-download.ts'
import { useLanguage } from '../../ui/language.ts'
import { useNow } from '../../ui/live/use-now.ts'
import { calls } from '../contract.ts'

const MONTHS = 12

/** The summary of one of the last twelve months as a PDF. */
export function MonthMenu() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { running, run } = useDownload(calls.exportMonth)
  const months = lastMonths(businessDay(useNow()))
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={running}
          leftSection={<IconFileTypePdf size={14} stroke={1.7} aria-hidden="true" />}
        >
          {t('audit.month')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {months.map((Month) => (
          <Menu.Item key={Month} onClick={() => void run({ Month })}>
            {formatMonth(`${Month}-01`, language)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The month of `day` and those before it, as 2026-11. */
function lastMonths(day: string): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return Array.from({ length: MONTHS }, (_, n) =>
    new Date(Date.UTC(year, month - 1 - n)).toISOString().slice(0, 7),
  )
}
