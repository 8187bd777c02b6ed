import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ListedFields } from '../../../platform/fields.ts'
import { kilograms, NO_VALUE } from '../../../ui/format.ts'
import { CodeAndName, StackedCell } from '../../../ui/table/cells.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { TICKET_FIELDS } from '../../rules/ticket-fields.ts'
import { OrderLink } from '../OrderSentence.tsx'
import { type PalmRecord, plateOf } from '../record.ts'
import { TicketBadge } from '../TicketBadge.tsx'
import css from './cells/cells.module.css'
import {
  Price,
  PriceAndGrade,
  percentOf,
  StatusAndWait,
  TicketStatus,
  Waiting,
} from './cells/price.tsx'
import { Plate, Seller, Slip, SlipAndProduct } from './cells/ticket.tsx'
import { Moment, Net, NetAndReturned, Out, Returned } from './cells/weights.tsx'
import marks from './marks.module.css'

/** What the list shows of a ticket, by the names of the wire, which are what the server sorts by. */
const LISTED_FIELDS = {
  ...TICKET_FIELDS,
  SysProductGrade: { word: 'term.grade', short: 'evaluation.gradePercent.short', kind: 'grade' },
  SysPalmReturnWeight: { ...TICKET_FIELDS.SysPalmReturnWeight, short: 'evaluation.returned.short' },
  SysPalmReturnPercent: { word: 'evaluation.returnPercent', kind: 'percent' },
  SysOfficerEvaluate: { word: 'evaluation.officer', kind: 'text' },
  EvaluatedAt: { word: 'evaluation.gradedAt', kind: 'instant' },
  SysOfficerValuation: { word: 'evaluation.valuer', kind: 'text' },
  ValuedAt: { word: 'evaluation.valuedAt', kind: 'instant' },
  PONumber: { word: 'evaluation.order', kind: 'code' },
  State: { word: 'ui.state', kind: 'text' },
  Wait: { word: 'ui.state', kind: 'text' },
} as const satisfies ListedFields

type Parts = { readonly [Key in keyof typeof LISTED_FIELDS]?: Partial<Column<PalmRecord>> }

/** What the cells of the list need. */
interface ColumnContext {
  t: TFunction
  now: Date
  /** Opens the sheet of a ticket. */
  onSee: (record: PalmRecord) => void
}

/** One line a ticket for mouse and wide screen, two for touch screens and narrow windows, or the cards of a phone. */
const GUISES = { line: lineParts, stacked: stackedParts, card: cardParts }

/** The columns of the list in one of its guises, and those that an officer may add. */
export function useTicketColumns(
  guise: keyof typeof GUISES,
  given: Pick<ColumnContext, 'now' | 'onSee'>,
): Column<PalmRecord>[] {
  const { t } = useTranslation()
  const column = useFieldColumns(LISTED_FIELDS)
  const { State, Wait, ...others } = GUISES[guise]({ t, ...given })
  // The state stays at the right, whatever is added.
  const parts: Parts = { ...others, ...MORE, State, ...(Wait && { Wait }) }
  const shared = sharedParts(t)
  return (Object.keys(parts) as (keyof Parts)[]).map((field) =>
    column(field, { sortable: true, sortField: field, ...shared[field], ...parts[field] }),
  )
}

/** What the guises have in common. */
function sharedParts(t: TFunction): Parts {
  return {
    SequenceWeightOut: { tone: 'key' },
    WeightNet: { tone: 'figure' },
    SysPalmReturnWeight: { cell: (row) => <Returned record={row} /> },
    SysProductGrade: { cell: percentOf },
    SysPrice: { unit: t('term.bahtPerKg.short'), tone: 'figure' },
    State: { key: 'state' },
  }
}

function lineParts({ t, now, onSee }: ColumnContext): Parts {
  const time = { tone: 'support' } as const
  return {
    SequenceWeightOut: { width: 116, cell: (row) => <Slip record={row} onSee={onSee} /> },
    CustomerName: {
      name: true,
      cell: (row) => <CodeAndName code={row.AVL} name={row.CustomerName} />,
    },
    CarRegister: {
      cell: (row) => <span title={row.CarRegister}>{row.CarRegister}</span>,
    },
    WeightTimeIn: { ...time, cell: (row) => <Moment at={row.WeightTimeIn} now={now} /> },
    WeightIn: { tone: 'support' },
    WeightTimeOut: {
      ...time,
      cell: (row) => <Moment at={row.WeightTimeOut} now={now} />,
    },
    WeightOut: { tone: 'support' },
    WeightNet: { cell: (row) => <Net record={row} /> },
    SysPalmReturnWeight: {
      header: t('evaluation.returned.shorter'),
    },
    SysProductGrade: {},
    SysPrice: { cell: (row) => <Price record={row} /> },
    State: {
      cell: (row) => <TicketStatus record={row} now={now} />,
    },
  }
}

function stackedParts({ t, now, onSee }: ColumnContext): Parts {
  const weighing = { right: true, unit: t('term.kg') }
  return {
    SequenceWeightOut: { width: 122, cell: (row) => <SlipAndProduct record={row} onSee={onSee} /> },
    CustomerName: { name: true, cell: (row) => <Seller record={row} /> },
    CarRegister: { cell: (row) => <Plate registration={row.CarRegister} /> },
    WeightTimeIn: {
      ...weighing,
      header: t('term.in'),
      fullHeader: `${t('term.timeIn')} · ${t('term.weightIn')}`,
      sortedBy: t('term.timeIn'),
      cell: (row) => (
        <StackedCell
          top={kilograms(row.WeightIn)}
          below={<Moment at={row.WeightTimeIn} now={now} />}
        />
      ),
    },
    WeightTimeOut: {
      ...weighing,
      header: t('term.out'),
      fullHeader: `${t('term.timeOut')} · ${t('term.weightOut')}`,
      sortedBy: t('term.timeOut'),
      cell: (row) => <Out record={row} now={now} />,
    },
    WeightNet: {
      cell: (row) => <NetAndReturned record={row} />,
    },
    SysPalmReturnWeight: { hidden: true },
    SysProductGrade: { hidden: true },
    SysPrice: { cell: (row) => <PriceAndGrade record={row} /> },
    State: {
      cell: (row) => <StatusAndWait record={row} now={now} />,
    },
  }
}

/** A label over each value, what waits in a line below. */
function cardParts(context: ColumnContext): Parts {
  const { t, now, onSee } = context
  const onCard: Parts = {
    SequenceWeightOut: {
      cell: (row) => (
        <>
          <Slip record={row} onSee={onSee} />{' '}
          <span className={`${css.after} muted`}>
            {t('term.in')} <Moment at={row.WeightTimeIn} now={now} />
          </span>
        </>
      ),
    },
    CustomerName: {
      cell: (row) => (
        <>
          {row.CustomerName} <span className={`${css.after} muted`}>AVL {row.AVL}</span>
        </>
      ),
    },
    CarRegister: { card: 'figure', cell: (row) => plateOf(row.CarRegister).plate },
    WeightNet: { card: 'figure' },
    SysProductGrade: { card: 'figure', hidden: false },
    SysPrice: { card: 'figure', cell: (row) => <Price record={row} /> },
    State: { cell: (row) => <TicketBadge record={row} /> },
  }
  const stacked = Object.entries(stackedParts(context)).map(([field, part]) => [
    field,
    { ...part, ...onCard[field as keyof Parts] },
  ])
  return {
    ...(Object.fromEntries(stacked) as Parts),
    Wait: { sortable: false, card: 'line', cell: (row) => <Waiting record={row} now={now} /> },
  }
}

const added = { hidden: true, tone: 'support' } as const

/** Optional columns: the officers, times and order of each ticket. */
const MORE: Parts = {
  CustomerDataID: { ...added, value: (row) => row.AVL },
  ProductDataID: { ...added, value: (row) => row.ProductTypeName },
  SysOfficerEvaluate: { ...added, key: 'grader' },
  EvaluatedAt: added,
  SysOfficerValuation: { ...added, key: 'valuer' },
  ValuedAt: added,
  SysPalmReturnPercent: { ...added, key: 'returnPercent' },
  PONumber: {
    ...added,
    key: 'order',
    cell: (row) =>
      row.PONumber ? (
        <OrderLink skipped className={marks.order} order={row.POHeaderUUID}>
          {row.PONumber}
        </OrderLink>
      ) : (
        NO_VALUE
      ),
  },
  UserLogInDataIDIn: { ...added, key: 'weigher' },
  Remark1: { ...added, key: 'remark' },
}
