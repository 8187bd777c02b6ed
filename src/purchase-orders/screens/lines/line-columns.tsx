import { IconHandFinger } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { overrideWords } from '../../../evaluation/rules/override-words.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { kilograms, money, whole } from '../../../ui/format.ts'
import { HintIcon } from '../../../ui/HintIcon.tsx'
import { useLanguage } from '../../../ui/language.ts'
import type { Column } from '../../../ui/table/column.ts'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { LINE_FIELDS } from '../../rules/line-fields.ts'
import { isMixed, productOf } from '../../rules.ts'
import type { FreeTicket, OrderLine, PayableLine } from '../order.ts'
import css from './line-columns.module.css'
import { TicketLink } from './TicketLink.tsx'

type LineColumns = Record<
  | 'number'
  | 'ticket'
  | 'plate'
  | 'timeIn'
  | 'timeOut'
  | 'weightIn'
  | 'weightOut'
  | 'net'
  | 'grade'
  | 'price'
  | 'amount',
  Column<OrderLine>
> & { goods: Column<OrderLine>[] }

/**
 * The columns that tables of lines share, by name; each table picks some and orders them. `goods` shows the product
 * only where the lines have different ones.
 */
export function useLineColumns(lines: readonly OrderLine[]): LineColumns {
  const language = useLanguage()
  const column = useFieldColumns(LINE_FIELDS)
  // Without the year, which the slip number tells.
  const time = (at: string | null) => at && formatInstant(at, 'brief', language)
  const product: Column<OrderLine> = column('ProductTypeName', {
    key: 'product',
    width: 140,
    dropOrder: 4,
    under: 'plate',
    tone: 'support',
    cell: (line) => <span title={productOf(line)}>{productOf(line)}</span>,
  })
  const weighed = { cell: undefined, width: 98, right: true, dropOrder: 1 }
  const width = lines.some(isFiner) ? 92 : 76
  return {
    number: {
      key: 'LineNo',
      header: '#',
      width: 48,
      dropOrder: 6,
      right: true,
      tone: 'support',
      value: (line) => line.LineNo,
    },
    ticket: column('WeightSequenceWeightOut', {
      key: 'ticket',
      width: 104,
      cell: (line) => <TicketLink line={line} />,
    }),
    plate: column('WeightCarRegister', {
      key: 'plate',
      minWidth: 118,
      cell: (line) => <span className={css.plate}>{line.WeightCarRegister}</span>,
    }),
    goods: isMixed(lines) ? [product] : [],
    timeIn: column('WeightTimeIn', {
      ...weighed,
      key: 'timeIn',
      value: (line) => time(line.WeightTimeIn),
    }),
    timeOut: column('WeightTimeOut', {
      ...weighed,
      key: 'timeOut',
      value: (line) => time(line.WeightTimeOut),
    }),
    weightIn: column('WeightIn', { key: 'in', width, dropOrder: 2 }),
    weightOut: column('WeightOut', { key: 'out', width, dropOrder: 2 }),
    net: column('WeightNet', { key: 'net', width }),
    grade: column('SysProductGrade', {
      ...AS_PERCENT,
      key: 'grade',
      width: language === 'th' ? 72 : 74,
      dropOrder: 5,
      under: 'price',
    }),
    price: column('SysPrice', {
      key: 'price',
      width: language === 'th' ? 96 : 98,
      cell: (line) => <Price of={line} />,
    }),
    amount: column('Amount', { key: 'amount', width: 104 }),
  }
}

/** A grade with its sign, also where it stands below another column. */
export const AS_PERCENT = { unit: '%', cell: undefined }

/** Baht per kg, with a mark where an officer set the price by hand. */
export function Price({ of }: { of: OrderLine | FreeTicket }) {
  const { t } = useTranslation()
  const override = overrideWords(t, of)
  return (
    <span className={css.marked}>
      {override && <HintIcon icon={IconHandFinger} words={override} />}
      {money(of.SysPrice)}
    </span>
  )
}

/** The columns of the tax withheld and the sum paid for each line. */
export function usePaidColumns(): Column<PayableLine>[] {
  const column = useFieldColumns(LINE_FIELDS)
  return [column('Tax', { key: 'tax', width: 88 }), column('Paid', { key: 'paid', width: 104 })]
}

/** Whether a scale weighed the line finer than whole kilograms, which takes more room. */
function isFiner({ WeightIn, WeightOut, WeightNet }: OrderLine): boolean {
  return [WeightIn, WeightOut, WeightNet].some((kg) => kilograms(kg) !== whole(kg))
}
