import { useTranslation } from 'react-i18next'
import { formatDay, formatInstant } from '../../../platform/thai-date.ts'
import { money, percent, whole } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { Column } from '../../../ui/table/column.ts'
import { type OrderLine, slipOf } from '../order.ts'
import { useNarrow } from '../order-columns.tsx'
import type { totalsOf } from './totals.ts'

/** The columns of a record's lines and their totals; `crowded` while the tickets stand beside them. */
export function useLineColumns(crowded: boolean) {
  const { t } = useTranslation()
  const language = useLanguage()
  const narrow = useNarrow()
  const kg = t('unit.kg')
  const out = (line: OrderLine) =>
    line.WeightTimeOut && formatInstant(line.WeightTimeOut, 'table', language)
  const received = (line: OrderLine) => line.RecDate && formatDay(line.RecDate, 'table', language)
  const weights = [
    right('in', t('line.weightIn'), kg, 78, (line) => whole(line.WeightIn)),
    right('out', t('line.weightOut'), kg, 78, (line) => whole(line.WeightOut)),
  ]
  const columns: Column<OrderLine>[] = [
    { key: 'ticket', header: t('line.ticket'), width: 104, tone: 'key', value: slipOf },
    { key: 'plate', header: t('line.plate'), value: (line) => line.WeightCarRegister },
    ...(narrow && crowded
      ? []
      : [{ key: 'timeOut', header: t('line.timeOut'), width: 134, value: out }]),
    ...(narrow ? [] : weights),
    right('net', t('line.net'), kg, 80, (line) => whole(line.WeightNet)),
    right('grade', t('line.grade'), '%', 84, (line) => line.SysProductGrade),
    right('price', t('line.price'), t('unit.bahtPerKg'), 108, (line) => money(line.SysPrice)),
    right('amount', t('po.amount'), t('unit.baht'), 118, (line) => money(line.Amount)),
    ...(crowded
      ? []
      : [{ key: 'recDate', header: t('line.recDate'), width: 120, value: received }]),
  ]
  const cells = (totals: ReturnType<typeof totalsOf>) => ({
    in: whole(totals.weightIn),
    out: whole(totals.weightOut),
    net: whole(totals.net),
    grade: percent(totals.grade),
    price: money(totals.price),
    amount: money(totals.amount),
  })
  return { columns, cells }
}

function right(
  key: string,
  header: string,
  unit: string,
  width: number,
  value: NonNullable<Column<OrderLine>['value']>,
): Column<OrderLine> {
  return { key, header, unit, width, right: true, value }
}
