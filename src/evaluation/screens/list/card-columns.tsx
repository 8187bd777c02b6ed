import type { Column } from '../../../ui/table/column.ts'
import { type PalmRecord, plateOf } from '../record.ts'
import { TicketBadge } from '../TicketBadge.tsx'
import css from './cells/cells.module.css'
import { Price, percentOf, Waiting } from './cells/price.tsx'
import { Slip } from './cells/ticket.tsx'
import { Moment, NetAndReturned } from './cells/weights.tsx'
import type { ColumnContext, Columns } from './columns.ts'
import { stackedColumns } from './stacked-columns.tsx'

/** The columns of the list as the cards of a phone show them: a label over each value, what waits in a line below. */
export function cardColumns(context: ColumnContext): Columns {
  const onCard = cells(context)
  return [
    ...stackedColumns(context).map((column) => ({ ...column, ...onCard[column.key] })),
    {
      key: 'Wait',
      header: context.t('ui.state'),
      card: 'line',
      cell: (row) => <Waiting record={row} now={context.now} />,
    },
  ]
}

function cells({ t, now, onSee }: ColumnContext): Record<string, Partial<Column<PalmRecord>>> {
  return {
    SequenceWeightOut: {
      cell: (row) => (
        <>
          <Slip record={row} onSee={onSee} />{' '}
          <span className={css.after}>
            {t('term.in')} <Moment at={row.WeightTimeIn} now={now} />
          </span>
        </>
      ),
    },
    CustomerName: {
      cell: (row) => (
        <>
          {row.CustomerName} <span className={css.after}>AVL {row.AVL}</span>
        </>
      ),
    },
    CarRegister: { card: 'figure', cell: (row) => plateOf(row.CarRegister).plate },
    WeightTimeIn: { card: 'hide' },
    WeightTimeOut: { card: 'hide' },
    WeightNet: { card: 'figure', cell: (row) => <NetAndReturned record={row} /> },
    SysProductGrade: { card: 'figure', hidden: false, cell: percentOf },
    SysPrice: { card: 'figure', cell: (row) => <Price record={row} /> },
    state: { cell: (row) => <TicketBadge record={row} /> },
  }
}
