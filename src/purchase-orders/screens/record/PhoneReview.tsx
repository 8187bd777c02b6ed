import { useTranslation } from 'react-i18next'
import { difference, kilograms, money, NO_VALUE, percent, whole } from '../../../ui/format.ts'
import { levelWords } from '../../../vendors/rules/level.ts'
import { OrderHistory } from '../history/OrderHistory.tsx'
import type { History } from '../history/use-history.ts'
import type { OrderRecord } from '../order.ts'
import { Collapsible } from './Collapsible.tsx'
import { Conditions } from './Conditions.tsx'
import css from './PhoneReview.module.css'
import { Facts, OrderNotices } from './Record.tsx'
import { ReviewFlags } from './ReviewFlags.tsx'
import { ReviewHead } from './ReviewHead.tsx'
import { ReviewLines } from './ReviewLines.tsx'
import { Track } from './Track.tsx'
import { totalsOf } from './totals.ts'
import type { useApprovalQueue } from './use-approval-queue.ts'

interface Props {
  record: OrderRecord
  queue: NonNullable<ReturnType<typeof useApprovalQueue>>
  history: History
}

/** An order that waits for an approval, on a phone: what decides first, the rest folded, then its lines with what to look at. */
export function PhoneReview({ record, queue, history }: Props) {
  const { t } = useTranslation()
  const order = record.po_header
  return (
    <>
      <ReviewHead {...queue} />
      <Track order={order} />
      <Deciding record={record} />
      <ReviewFlags flags={queue.order.Flags} />
      <OrderNotices order={order} />
      <Averages record={record} />
      <Collapsible title={t('record.facts')}>
        <Facts order={order} />
      </Collapsible>
      <Conditions order={order} />
      <ReviewLines record={record} />
      <Collapsible title={t('ui.history')} count={history.count}>
        <OrderHistory history={history} />
      </Collapsible>
    </>
  )
}

/** Whose palm it is, and how much. */
function Deciding({ record: { po_header: order } }: Pick<Props, 'record'>) {
  const { t } = useTranslation()
  const level = `${levelWords(t, order.CustomerLevelName)} ${difference(order.CustomerLevelPrice)}`
  const premium = order.VendorIsPremium ? t('term.premium') : ''
  const about = [order.VendorAccountNumber, `AVL ${order.AVL ?? '–'}`, level, premium]
  return (
    <section className={css.deciding}>
      <h2>{order.VendorOrganizationName}</h2>
      <p className="num">{about.filter(Boolean).join(' · ')}</p>
      <dl className="num">
        <Figure label={t('toOrder.tickets')} value={whole(order.TotalLine)} />
        <Figure label={`${t('term.net')} (${t('term.kg')})`} value={kilograms(order.TotalWeight)} />
        <Figure
          label={`${t('term.amount')} (${t('term.baht')})`}
          value={money(order.TotalAmount)}
        />
      </dl>
    </section>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Averages by weight, and the tax that will be withheld. */
function Averages({ record: { po_header: order, po_line: lines } }: Pick<Props, 'record'>) {
  const { t } = useTranslation()
  const { grade, price, tax } = totalsOf(lines, order.SysTaxDeduction)
  // Different products have no average.
  const average =
    grade === null ? NO_VALUE : `${percent(grade)}% · ${money(price)} ${t('term.bahtPerKg')}`
  return (
    <dl className={`${css.averages} num`}>
      <Figure label={t('record.average')} value={average} />
      <Figure
        label={`${t('term.tax')} ${percent(order.SysTaxDeduction)}%`}
        value={`−${money(tax)} ${t('term.baht')}`}
      />
    </dl>
  )
}
