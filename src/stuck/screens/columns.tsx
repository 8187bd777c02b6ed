import { useTranslation } from 'react-i18next'
import { type StuckKind, WAITING_WORK } from '../../notices/rules/waiting.ts'
import { kilograms, money, NO_VALUE } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { Age } from '../../ui/record/Age.tsx'
import { CodeAndName } from '../../ui/table/cells.tsx'
import type { Column } from '../../ui/table/column.ts'
import { detailOf, type Stuck } from './stuck-row.ts'

const DAY = 24 * 3600_000

/** What is stuck, whose palm it is, since when, and whose work. */
export function useStuckColumns(): Column<Stuck>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  return [
    {
      key: 'Subject',
      header: t('stuck.subject'),
      width: 184,
      tone: 'key',
      value: ({ Subject }) => Subject,
    },
    {
      key: 'VendorName',
      name: true,
      header: t('term.vendor'),
      value: ({ VendorCode, VendorName }) => `${VendorCode} ${VendorName}`,
      cell: ({ VendorCode, VendorName }) => <CodeAndName code={VendorCode} name={VendorName} />,
    },
    {
      key: 'Details',
      header: t('stuck.detail'),
      card: 'line',
      value: (row) => detailOf(t, row, language),
    },
    {
      key: 'WeightNet',
      card: 'figure',
      header: t('term.net'),
      fullHeader: t('term.netWeight'),
      unit: t('term.kg'),
      right: true,
      cell: ({ WeightNet }) => (WeightNet === null ? NO_VALUE : kilograms(WeightNet)),
    },
    {
      key: 'TotalAmount',
      card: 'figure',
      header: t('stuck.value'),
      unit: t('term.baht'),
      right: true,
      cell: ({ TotalAmount }) => (TotalAmount === null ? NO_VALUE : money(TotalAmount)),
    },
    {
      key: 'Since',
      card: 'figure',
      header: t('stuck.since'),
      cell: ({ Since, Kind }) => <Age since={Since} limitMs={longAfter(Kind)} />,
    },
    {
      key: 'Desk',
      header: t('stuck.whose'),
      tone: 'support',
      value: ({ Desk }) => t(`stuck.desk.${Desk}`),
    },
  ]
}

/** Every row is over its limit: only what is over three times that stands out. */
function longAfter(kind: StuckKind): number {
  return 3 * (WAITING_WORK[kind].afterMs || DAY)
}
