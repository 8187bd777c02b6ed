import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ListedFields } from '../../../platform/fields.ts'
import type { Language } from '../../../platform/thai-date.ts'
import { kilograms, NO_VALUE } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
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
  language: Language
  now: Date
  /** Some tickets are not of today, so that days stand beside their times. */
  dated: boolean
  /** Opens the sheet of a ticket. */
  onSee: (record: PalmRecord) => void
}

/** One line a ticket for mouse and wide screen, two for touch screens and narrow windows, or the cards of a phone. */
const GUISES = { line: lineParts, stacked: stackedParts, card: cardParts }

/** The columns of the list in one of its guises, and those that an officer may add. */
export function useTicketColumns(
  guise: keyof typeof GUISES,
  given: Pick<ColumnContext, 'now' | 'dated' | 'onSee'>,
): Column<PalmRecord>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const column = useFieldColumns(LISTED_FIELDS)
  const parts = { ...GUISES[guise]({ t, language, ...given }), ...MORE }
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

function lineParts({ t, language, now, dated, onSee }: ColumnContext): Parts {
  const time = { width: dated ? 96 : 60, tone: 'support' } as const
  const weight = { width: 60, tone: 'support' } as const
  return {
    SequenceWeightOut: { width: 116, cell: (row) => <Slip record={row} onSee={onSee} /> },
    CustomerName: {
      minWidth: language === 'th' ? 150 : 170,
      cell: (row) => <CodeAndName code={row.AVL} name={row.CustomerName} />,
    },
    CarRegister: {
      width: 120,
      cell: (row) => <span title={row.CarRegister}>{row.CarRegister}</span>,
    },
    WeightTimeIn: { ...time, cell: (row) => <Moment at={row.WeightTimeIn} now={now} /> },
    WeightIn: { ...weight, dropOrder: 4 },
    WeightTimeOut: {
      ...time,
      dropOrder: 3,
      cell: (row) => <Moment at={row.WeightTimeOut} now={now} />,
    },
    WeightOut: { ...weight, dropOrder: 2 },
    WeightNet: { width: 78, cell: (row) => <Net record={row} /> },
    SysPalmReturnWeight: {
      header: t('evaluation.returned.shorter'),
      width: language === 'th' ? 60 : 66,
    },
    // The longer English words leave no room for this column.
    SysProductGrade: { width: 58, dropOrder: language === 'en' ? 1 : undefined },
    SysPrice: { width: 80, cell: (row) => <Price record={row} /> },
    State: {
      width: language === 'th' ? 232 : 262,
      cell: (row) => <TicketStatus record={row} now={now} />,
    },
  }
}

function stackedParts({ t, language, now, dated, onSee }: ColumnContext): Parts {
  const weighing = { right: true, unit: t('term.kg'), width: dated ? 92 : 68 }
  return {
    SequenceWeightOut: { width: 122, cell: (row) => <SlipAndProduct record={row} onSee={onSee} /> },
    CustomerName: { minWidth: 100, cell: (row) => <Seller record={row} /> },
    CarRegister: { width: 98, cell: (row) => <Plate registration={row.CarRegister} /> },
    WeightTimeIn: {
      ...weighing,
      header: t('term.in'),
      fullHeader: `${t('term.timeIn')} · ${t('term.weightIn')}`,
      sortedBy: t('term.timeIn'),
      dropOrder: 2,
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
      dropOrder: 1,
      cell: (row) => <Out record={row} now={now} />,
    },
    WeightNet: {
      width: language === 'th' ? 78 : 106,
      cell: (row) => <NetAndReturned record={row} />,
    },
    SysPalmReturnWeight: { width: language === 'th' ? 70 : 92, hidden: true },
    SysProductGrade: { width: 70, hidden: true },
    SysPrice: { width: 86, dropOrder: 3, cell: (row) => <PriceAndGrade record={row} /> },
    State: {
      width: language === 'th' ? 168 : 174,
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
const name = { ...added, width: 150 }
const moment = { ...added, width: 132 }

/** Optional columns: the officers, times and order of each ticket. */
const MORE: Parts = {
  CustomerDataID: { ...added, width: 76, value: (row) => row.AVL },
  ProductDataID: { ...name, value: (row) => row.ProductTypeName },
  SysOfficerEvaluate: { ...name, key: 'grader' },
  EvaluatedAt: moment,
  SysOfficerValuation: { ...name, key: 'valuer' },
  ValuedAt: moment,
  SysPalmReturnPercent: { ...added, key: 'returnPercent', width: 88 },
  PONumber: {
    ...added,
    key: 'order',
    width: 172,
    cell: (row) =>
      row.PONumber ? (
        <OrderLink skipped className={marks.order} order={row.POHeaderUUID}>
          {row.PONumber}
        </OrderLink>
      ) : (
        NO_VALUE
      ),
  },
  UserLogInDataIDIn: { ...name, key: 'weigher' },
  Remark1: { ...name, key: 'remark' },
}
