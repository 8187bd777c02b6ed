import { useTranslation } from 'react-i18next'
import type { ListedFields } from '../../../platform/fields.ts'
import { whole } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { Age } from '../../../ui/record/Age.tsx'
import { CodeAndName } from '../../../ui/table/cells.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { ORDER_FIELDS } from '../../rules/listed-fields.ts'
import { OLD_AFTER_DAYS } from '../../rules/to-order.ts'
import { ObstacleOf } from './Obstacle.tsx'
import { daysWords, nameOf, type PlannedOrder } from './rows.ts'

const DAY_MS = 24 * 3600_000

const FIELDS = {
  ...ORDER_FIELDS,
  DayFrom: { word: 'toOrder.oldest', kind: 'day' },
  AverageGrade: { word: 'line.grade', kind: 'percent' },
} as const satisfies ListedFields

/** The columns of orders that may be made, by name. */
export function usePlannedColumns() {
  const { t } = useTranslation()
  const language = useLanguage()
  const column = useFieldColumns(FIELDS)
  return {
    vendor: {
      key: 'vendor',
      name: true,
      header: t('term.vendor'),
      value: ({ palm }) => nameOf(palm),
      cell: ({ palm }) => <CodeAndName code={palm.AVL} name={nameOf(palm)} />,
    },
    group: {
      key: 'group',
      header: t('toOrder.group'),
      value: ({ palm }) => palm.ProductGroupName,
    },
    days: {
      key: 'days',
      card: 'figure',
      header: t('toOrder.days'),
      cell: ({ DayFrom, DayTo }) => daysWords(DayFrom, DayTo, language),
    },
    tickets: column('TotalTicket', { key: 'tickets', card: 'figure' }),
    oldest: column('DayFrom', {
      key: 'oldest',
      card: 'figure',
      cell: ({ DayFrom }) => <Age since={DayFrom} limitMs={OLD_AFTER_DAYS * DAY_MS} />,
    }),
    net: column('TotalWeight', { key: 'net', card: 'figure' }),
    grade: column('AverageGrade', { key: 'grade', unit: '%' }),
    amount: column('TotalAmount', { key: 'amount', tone: 'figure', card: 'figure' }),
  } satisfies Record<string, Column<PlannedOrder>>
}

/** The columns of the list of palm; the figures of a row are those of the order that it would become. */
export function useToOrderColumns(): Column<PlannedOrder>[] {
  const { t } = useTranslation()
  const { vendor, group, days, tickets, oldest, net, grade, amount } = usePlannedColumns()
  const sorted = { sortable: true }
  return [
    { ...vendor, ...sorted, header: `${t('term.vendor')} (AVL)`, tone: 'key', search: searched },
    group,
    {
      ...tickets,
      ...sorted,
      cell: ({ palm, TotalTicket }) => <Count of={palm.Tickets.length} ticked={TotalTicket} />,
    },
    { ...days, card: undefined },
    { ...oldest, ...sorted },
    { ...net, ...sorted },
    { ...grade, ...sorted },
    { ...amount, ...sorted },
    {
      key: 'obstacle',
      header: t('toOrder.obstacle'),
      card: 'line',
      cell: ({ palm }) => <ObstacleOf palm={palm} />,
    },
  ]
}

/** Vendor, customer, plates and slips. */
function searched({ palm }: PlannedOrder): string {
  const names = [palm.AVL, palm.CustomerName, palm.VendorAccountNumber, palm.VendorOrganizationName]
  const trucks = palm.Tickets.flatMap((one) => [one.SequenceWeightOut, one.CarRegister])
  return [...names, ...trucks].join('\n')
}

/** 8, or 5/8 where only five of them are meant. */
function Count({ ticked, of }: { ticked: number; of: number }) {
  return ticked < of ? `${whole(ticked)}/${whole(of)}` : whole(of)
}
