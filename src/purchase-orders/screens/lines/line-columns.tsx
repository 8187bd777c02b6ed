import { IconHandFinger } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { overrideWords } from '../../../evaluation/rules/override-words.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { kilograms, money, whole } from '../../../ui/format.ts'
import { HintIcon } from '../../../ui/HintIcon.tsx'
import { useLanguage } from '../../../ui/language.ts'
import type { Column } from '../../../ui/table/column.ts'
import { isMixed, productOf } from '../../rules.ts'
import type { FreeTicket, OrderLine, PayableLine } from '../order.ts'
import css from './line-columns.module.css'
import { TicketLink } from './TicketLink.tsx'

type LineColumn = Column<OrderLine>

/**
 * The columns that tables of lines share, by name; each table picks some and orders them. `goods` shows the product
 * only where the lines have different ones.
 */
export function useLineColumns(lines: readonly OrderLine[]) {
  const { t } = useTranslation()
  const language = useLanguage()
  // Without the year, which the slip number tells.
  const time = (at: string | null) => at && formatInstant(at, 'brief', language)
  const product = column({
    key: 'product',
    header: t('term.product'),
    width: 140,
    dropOrder: 4,
    under: 'plate',
    tone: 'support',
    cell: (line) => <span title={productOf(line)}>{productOf(line)}</span>,
  })
  const weighed = { width: 98, right: true, dropOrder: 1 }
  const width = lines.some(isFiner) ? 92 : 76
  const weighing = { unit: t('term.kg'), width, right: true, dropOrder: 2 }
  return {
    number: column({
      key: 'LineNo',
      header: '#',
      width: 48,
      dropOrder: 6,
      right: true,
      tone: 'support',
      value: (line) => line.LineNo,
    }),
    ticket: column({
      key: 'ticket',
      header: t('term.slip'),
      width: 104,
      cell: (line) => <TicketLink line={line} />,
    }),
    plate: column({
      key: 'plate',
      header: t('term.plate'),
      minWidth: 118,
      value: (line) => line.WeightCarRegister,
      cell: (line) => <span className={css.plate}>{line.WeightCarRegister}</span>,
    }),
    goods: isMixed(lines) ? [product] : [],
    timeIn: column({
      ...weighed,
      key: 'timeIn',
      header: t('term.timeIn'),
      value: (line) => time(line.WeightTimeIn),
    }),
    timeOut: column({
      ...weighed,
      key: 'timeOut',
      header: t('term.timeOut'),
      value: (line) => time(line.WeightTimeOut),
    }),
    weightIn: column({
      ...weighing,
      key: 'in',
      header: t('term.in'),
      value: (line) => kilograms(line.WeightIn),
    }),
    weightOut: column({
      ...weighing,
      key: 'out',
      header: t('term.out'),
      value: (line) => kilograms(line.WeightOut),
    }),
    net: figure('net', t('term.net'), t('term.kg'), width, (line) => kilograms(line.WeightNet)),
    grade: column({
      key: 'grade',
      header: t('line.grade'),
      unit: '%',
      width: language === 'th' ? 72 : 74,
      dropOrder: 5,
      under: 'price',
      right: true,
      value: (line) => line.SysProductGrade,
    }),
    price: column({
      key: 'price',
      header: t('term.price'),
      unit: t('term.bahtPerKg'),
      width: language === 'th' ? 96 : 98,
      right: true,
      cell: (line) => <Price of={line} />,
    }),
    amount: figure('amount', t('term.amount'), t('term.baht'), 104, (line) => money(line.Amount)),
  }
}

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
  const { t } = useTranslation()
  const baht = { unit: t('term.baht'), width: 104, right: true }
  return [
    { ...baht, key: 'tax', width: 88, header: t('line.tax'), value: (line) => money(line.Tax) },
    { ...baht, key: 'paid', header: t('line.paid'), value: (line) => money(line.Paid) },
  ]
}

/** Whether a scale weighed the line finer than whole kilograms, which takes more room. */
function isFiner({ WeightIn, WeightOut, WeightNet }: OrderLine): boolean {
  return [WeightIn, WeightOut, WeightNet].some((kg) => kilograms(kg) !== whole(kg))
}

function column(given: LineColumn): LineColumn {
  return given
}

function figure(
  key: string,
  header: string,
  unit: string,
  width: number,
  value: LineColumn['value'],
): LineColumn {
  return { key, header, unit, width, right: true, value }
}
