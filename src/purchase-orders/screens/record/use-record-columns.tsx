import { useTranslation } from 'react-i18next'
import { formatDay, formatInstant, type Language } from '../../../platform/thai-date.ts'
import { money, percent, whole } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { Column } from '../../../ui/table/column.ts'
import { useLineColumns } from '../line-columns.tsx'
import type { OrderLine } from '../order.ts'
import type { totalsOf } from './totals.ts'

interface Choice {
  /** The exit without its year, while the tickets stand beside the lines. */
  crowded?: boolean
  /** With the day of receipt, once there can be one. */
  receivable?: boolean
}

/** The columns of a record's lines. */
export function useRecordColumns({ crowded = false, receivable }: Choice): Column<OrderLine>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const { number, ticket, plate, weightIn, weightOut, ...figures } = useLineColumns()
  const { net, grade, price, amount } = figures
  const exit: Column<OrderLine> = {
    key: 'exit',
    header: t('line.timeOut'),
    width: crowded ? 98 : 134,
    spare: 1,
    value: (line) => exitTime(line, language, crowded),
  }
  const received: Column<OrderLine> = {
    key: 'recDate',
    header: t('line.recDate'),
    width: 98,
    value: ({ RecDate }) => RecDate && formatDay(RecDate, 'table', language),
  }
  const key: Column<OrderLine> = { ...ticket, tone: 'key' }
  const columns = [number, key, plate, exit, weightIn, weightOut, net, grade, price, amount]
  return receivable ? [...columns, received] : columns
}

/** The totals under those columns. */
export function totalCells(totals: ReturnType<typeof totalsOf>) {
  return {
    in: whole(totals.weightIn),
    out: whole(totals.weightOut),
    net: whole(totals.net),
    grade: percent(totals.grade),
    price: money(totals.price),
    amount: money(totals.amount),
  }
}

/** Day and time of the exit; without its year where there is little room. */
function exitTime({ WeightTimeOut: at }: OrderLine, language: Language, brief: boolean) {
  if (!at) return null
  const [day = '', time] = formatInstant(at, 'table', language).split(' ')
  return `${brief ? day.slice(0, 5) : day} ${time}`
}
