import { kilograms } from '../../../ui/format.ts'
import { CodeAndName } from '../../../ui/table/cells.tsx'
import { Price, percentOf, TicketStatus } from './cells/price.tsx'
import { Slip } from './cells/ticket.tsx'
import { Moment, Net, Returned } from './cells/weights.tsx'
import type { ColumnContext, Columns } from './columns.ts'

/** The columns of the list with one line a ticket, for mouse and wide screen. */
export function lineColumns(context: ColumnContext): Columns {
  return [...ticketColumns(context), ...weightColumns(context), ...priceColumns(context)]
}

function ticketColumns({ t, language, onSee }: ColumnContext): Columns {
  return [
    {
      key: 'SequenceWeightOut',
      header: t('term.slip'),
      width: 116,
      tone: 'key',
      sortable: true,
      cell: (row) => <Slip record={row} onSee={onSee} />,
    },
    {
      key: 'CustomerName',
      header: t('evaluation.seller'),
      minWidth: language === 'th' ? 150 : 170,
      sortable: true,
      value: (row) => row.CustomerName,
      cell: (row) => <CodeAndName code={row.AVL} name={row.CustomerName} />,
    },
    {
      key: 'CarRegister',
      header: t('term.plate'),
      width: 120,
      sortable: true,
      cell: (row) => <span title={row.CarRegister}>{row.CarRegister}</span>,
    },
  ]
}

function weightColumns({ t, language, now, dated }: ColumnContext): Columns {
  const figure = { right: true, unit: t('term.kg'), sortable: true } as const
  const time = { width: dated ? 96 : 60, tone: 'support', sortable: true } as const
  return [
    {
      key: 'WeightTimeIn',
      header: t('term.timeIn'),
      ...time,
      cell: (row) => <Moment at={row.WeightTimeIn} now={now} />,
    },
    {
      key: 'WeightIn',
      header: t('term.in'),
      ...figure,
      width: 60,
      dropOrder: 4,
      tone: 'support',
      cell: (row) => kilograms(row.WeightIn),
    },
    {
      key: 'WeightTimeOut',
      header: t('term.timeOut'),
      ...time,
      dropOrder: 3,
      cell: (row) => <Moment at={row.WeightTimeOut} now={now} />,
    },
    {
      key: 'WeightOut',
      header: t('term.out'),
      ...figure,
      width: 60,
      dropOrder: 2,
      tone: 'support',
      cell: (row) => kilograms(row.WeightOut),
    },
    {
      key: 'WeightNet',
      header: t('term.net'),
      ...figure,
      width: 78,
      tone: 'figure',
      cell: (row) => <Net record={row} />,
    },
    {
      key: 'SysPalmReturnWeight',
      header: t('evaluation.returned.shorter'),
      ...figure,
      width: language === 'th' ? 60 : 66,
      cell: (row) => <Returned record={row} />,
    },
  ]
}

function priceColumns({ t, language, now }: ColumnContext): Columns {
  return [
    {
      key: 'SysProductGrade',
      header: t('evaluation.gradePercent.short'),
      width: 58,
      // The longer English words leave no room for these columns.
      dropOrder: language === 'en' ? 1 : undefined,
      right: true,
      sortable: true,
      cell: percentOf,
    },
    {
      key: 'SysPrice',
      header: t('term.price'),
      unit: t('term.bahtPerKg.short'),
      width: 80,
      right: true,
      sortable: true,
      tone: 'figure',
      cell: (row) => <Price record={row} />,
    },
    {
      key: 'state',
      sortable: true,
      sortField: 'State',
      header: t('ui.state'),
      width: language === 'th' ? 232 : 262,
      cell: (row) => <TicketStatus record={row} now={now} />,
    },
  ]
}
