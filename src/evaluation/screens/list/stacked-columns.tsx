import { kilograms } from '../../../ui/format.ts'
import { StackedCell } from '../../../ui/table/cells.tsx'
import { PriceAndGrade, percentOf, StatusAndWait } from './cells/price.tsx'
import { Plate, Seller, SlipAndProduct } from './cells/ticket.tsx'
import { Moment, NetAndReturned, Out, Returned } from './cells/weights.tsx'
import type { ColumnContext, Columns } from './columns.ts'

/** The columns of the list with two lines a ticket, for touch screens and narrow windows. */
export function stackedColumns(context: ColumnContext): Columns {
  return [...ticketColumns(context), ...weightColumns(context), ...priceColumns(context)]
}

function ticketColumns({ t, onSee }: ColumnContext): Columns {
  return [
    {
      key: 'SequenceWeightOut',
      header: t('term.slip'),
      width: 122,
      tone: 'key',
      sortable: true,
      cell: (row) => <SlipAndProduct record={row} onSee={onSee} />,
    },
    {
      key: 'CustomerName',
      header: t('evaluation.seller'),
      minWidth: 100,
      sortable: true,
      value: (row) => row.CustomerName,
      cell: (row) => <Seller record={row} />,
    },
    {
      key: 'CarRegister',
      header: t('term.plate'),
      width: 98,
      sortable: true,
      cell: (row) => <Plate registration={row.CarRegister} />,
    },
  ]
}

function weightColumns({ t, language, now, dated }: ColumnContext): Columns {
  const figure = { right: true, unit: t('term.kg'), sortable: true } as const
  const weighing = { ...figure, width: dated ? 92 : 68 } as const
  return [
    {
      key: 'WeightTimeIn',
      header: t('term.in'),
      sortedBy: t('term.timeIn'),
      ...weighing,
      dropOrder: 2,
      cell: (row) => (
        <StackedCell
          top={kilograms(row.WeightIn)}
          below={<Moment at={row.WeightTimeIn} now={now} />}
        />
      ),
    },
    {
      key: 'WeightTimeOut',
      header: t('term.out'),
      sortedBy: t('term.timeOut'),
      ...weighing,
      dropOrder: 1,
      cell: (row) => <Out record={row} now={now} />,
    },
    {
      key: 'WeightNet',
      header: t('term.net'),
      ...figure,
      width: language === 'th' ? 78 : 106,
      tone: 'figure',
      cell: (row) => <NetAndReturned record={row} />,
    },
    {
      key: 'SysPalmReturnWeight',
      header: t('evaluation.returned.short'),
      ...figure,
      width: language === 'th' ? 70 : 92,
      hidden: true,
      cell: (row) => <Returned record={row} />,
    },
  ]
}

function priceColumns({ t, language, now }: ColumnContext): Columns {
  return [
    {
      key: 'SysProductGrade',
      header: t('evaluation.gradePercent.short'),
      width: 70,
      right: true,
      sortable: true,
      hidden: true,
      cell: percentOf,
    },
    {
      key: 'SysPrice',
      header: t('term.price'),
      unit: t('term.bahtPerKg.short'),
      width: 86,
      dropOrder: 3,
      right: true,
      sortable: true,
      tone: 'figure',
      cell: (row) => <PriceAndGrade record={row} />,
    },
    {
      key: 'state',
      sortable: true,
      sortField: 'State',
      header: t('ui.state'),
      width: language === 'th' ? 168 : 174,
      cell: (row) => <StatusAndWait record={row} now={now} />,
    },
  ]
}
