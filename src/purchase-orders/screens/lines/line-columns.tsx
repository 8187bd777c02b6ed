import { IconHandFinger } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { overrideWords } from '../../../evaluation/rules/override-words.ts'
import { addresses } from '../../../platform/addresses.ts'
import type { WordKey } from '../../../platform/catalogue.ts'
import { mayOpen } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { kilograms, money } from '../../../ui/format.ts'
import { HintIcon } from '../../../ui/HintIcon.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { NoBreak } from '../../../ui/NoBreak.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { isMixed, productOf } from '../../rules.ts'
import { type FreeTicket, type OrderLine, type PayableLine, slipOf } from '../order.ts'
import css from './line-columns.module.css'

type LineColumn = Column<OrderLine>

/**
 * The columns that tables of lines share, by name; each table picks some and orders them. `goods` shows the product
 * only where the lines have different ones.
 */
export function useLineColumns(lines: readonly OrderLine[]) {
  const { t } = useTranslation()
  const language = useLanguage()
  const column = (key: string, word: WordKey, more: Partial<LineColumn>): LineColumn => ({
    key,
    header: t(word),
    ...more,
  })
  const number: LineColumn = {
    key: 'LineNo',
    header: '#',
    right: true,
    tone: 'support',
    value: (line) => line.LineNo,
  }
  const product = column('product', 'term.product', {
    tone: 'support',
    cell: (line) => <span title={productOf(line)}>{productOf(line)}</span>,
  })
  // Without the year, which the slip number tells.
  const time = (at: string | null) => at && formatInstant(at, 'brief', language)
  const weight = { unit: t('term.kg'), right: true }
  return {
    number,
    ticket: column('ticket', 'term.slip', {
      card: 'title',
      cell: (line) => <TicketLink id={line.SSWeightID} name={slipOf(line)} />,
    }),
    plate: column('plate', 'term.plate', {
      name: true,
      value: (line) => line.WeightCarRegister,
      cell: (line) => (
        <span className={css.plate}>
          <NoBreak words={line.WeightCarRegister} />
        </span>
      ),
    }),
    goods: isMixed(lines) ? [product] : [],
    timeIn: column('timeIn', 'term.timeIn', {
      right: true,
      value: (line) => time(line.WeightTimeIn),
    }),
    timeOut: column('timeOut', 'term.timeOut', {
      right: true,
      value: (line) => time(line.WeightTimeOut),
    }),
    weightIn: column('in', 'term.in', {
      ...weight,
      fullHeader: t('term.weightIn'),
      value: (line) => kilograms(line.WeightIn),
    }),
    weightOut: column('out', 'term.out', {
      ...weight,
      fullHeader: t('term.weightOut'),
      value: (line) => kilograms(line.WeightOut),
    }),
    net: column('net', 'term.net', {
      ...weight,
      fullHeader: t('term.netWeight'),
      card: 'figure',
      value: (line) => kilograms(line.WeightNet),
    }),
    grade: column('grade', 'line.grade', {
      card: 'figure',
      unit: '%',
      right: true,
      value: (line) => line.SysProductGrade,
    }),
    price: column('price', 'term.price', {
      card: 'figure',
      unit: t('term.bahtPerKg'),
      right: true,
      cell: (line) => <Price of={line} />,
    }),
    amount: column('amount', 'term.amount', {
      card: 'figure',
      unit: t('term.baht'),
      right: true,
      value: (line) => money(line.Amount),
    }),
  }
}

/** The name of a ticket, for officers who may see tickets a link to its sheet. */
export function TicketLink({ id, name }: { id: number; name: string }) {
  if (!mayOpen('tickets')) return name
  return (
    <ScreenLink
      className={`link ${css.ticket}`}
      tabIndex={-1}
      to={addresses.tickets({ ticket: id })}
    >
      {name}
    </ScreenLink>
  )
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
  const baht = { unit: t('term.baht'), right: true }
  return [
    { ...baht, key: 'tax', header: t('line.tax'), value: (line) => money(line.Tax) },
    { ...baht, key: 'paid', header: t('line.paid'), value: (line) => money(line.Paid) },
  ]
}
