import { useTranslation } from 'react-i18next'
import { kilograms, money, percent, whole } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { Age } from '../../../ui/record/Age.tsx'
import { CodeAndName } from '../../../ui/table/cells.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { figuresOf, OLD_AFTER_DAYS } from '../../rules/to-order.ts'
import { ObstacleOf } from './Obstacle.tsx'
import { daysWords, nameOf, type Row } from './rows.ts'

const DAY_MS = 24 * 3600_000

/** The columns of the list; figures are those of a row's ticked tickets, where some are, else of those it shows. */
export function useToOrderColumns(tickedOf: (row: Row) => Row['tickets']): Column<Row>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const figures = (row: Row) => figuresOf(tickedOf(row))
  const figure = { right: true, sortable: true }
  return [
    {
      key: 'vendor',
      header: `${t('term.vendor')} (AVL)`,
      tone: 'key',
      sortable: true,
      value: ({ palm }) => nameOf(palm),
      search: searched,
      cell: ({ palm }) => <CodeAndName code={palm.AVL} name={nameOf(palm)} />,
    },
    {
      key: 'group',
      header: t('toOrder.group'),
      width: 94,
      dropOrder: 2,
      value: ({ palm }) => palm.ProductGroupName,
    },
    {
      ...figure,
      key: 'tickets',
      header: t('toOrder.tickets'),
      width: 62,
      value: (row) => tickedOf(row).length,
      cell: (row) => <Count of={row.palm.Tickets.length} ticked={tickedOf(row).length} />,
    },
    {
      key: 'days',
      header: t('toOrder.days'),
      width: 132,
      dropOrder: 1,
      card: 'hide',
      cell: (row) => daysWords(figures(row).DayFrom, figures(row).DayTo, language),
    },
    {
      key: 'oldest',
      header: t('toOrder.oldest'),
      width: 92,
      sortable: true,
      value: (row) => figures(row).DayFrom,
      cell: (row) => <Age since={figures(row).DayFrom} limitMs={OLD_AFTER_DAYS * DAY_MS} />,
    },
    {
      ...figure,
      key: 'net',
      header: t('term.net'),
      unit: t('term.kg'),
      width: 92,
      card: 'figure',
      value: (row) => Number(figures(row).TotalWeight),
      cell: (row) => kilograms(figures(row).TotalWeight),
    },
    {
      ...figure,
      key: 'grade',
      header: t('line.grade'),
      unit: '%',
      width: 88,
      dropOrder: 3,
      card: 'hide',
      value: (row) => Number(figures(row).AverageGrade),
      cell: (row) => percent(figures(row).AverageGrade),
    },
    {
      ...figure,
      key: 'amount',
      header: t('term.amount'),
      unit: t('term.baht'),
      width: 124,
      tone: 'figure',
      card: 'figure',
      value: (row) => Number(figures(row).TotalAmount),
      cell: (row) => money(figures(row).TotalAmount),
    },
    {
      key: 'obstacle',
      header: t('toOrder.obstacle'),
      width: 190,
      dropOrder: 4,
      under: 'vendor',
      card: 'line',
      cell: ({ palm }) => <ObstacleOf palm={palm} />,
    },
  ]
}

/** Vendor, customer, plates and slips. */
function searched({ palm }: Row): string {
  const names = [palm.AVL, palm.CustomerName, palm.VendorAccountNumber, palm.VendorOrganizationName]
  const trucks = palm.Tickets.flatMap((one) => [one.SequenceWeightOut, one.CarRegister])
  return [...names, ...trucks].join('\n')
}

/** 8, or 5/8 where only five of them are meant. */
function Count({ ticked, of }: { ticked: number; of: number }) {
  return ticked < of ? `${whole(ticked)}/${whole(of)}` : whole(of)
}
