import { Box, Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { difference, kilograms, money, NO_VALUE, percent, whole } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { levelWords } from '../../../vendors/rules/level.ts'
import { badgeOf } from '../../rules/states.ts'
import { sharedProduct } from '../../rules.ts'
import type { WaitingOrder } from '../approve/approvals.ts'
import type { LineNote } from '../approve/line-notes.ts'
import { OrderHistory } from '../history/OrderHistory.tsx'
import type { History } from '../history/use-history.ts'
import { TicketLink } from '../lines/line-columns.tsx'
import { OrderBadge } from '../OrderBadge.tsx'
import { type OrderLine, type OrderRecord, slipOf } from '../order.ts'
import { Collapsible } from './Collapsible.tsx'
import { Conditions } from './Conditions.tsx'
import css from './PhoneReview.module.css'
import { Facts, OrderNotices } from './Record.tsx'
import { ReviewFlags } from './ReviewFlags.tsx'
import { Track } from './Track.tsx'
import { totalsOf } from './totals.ts'
import type { useApprovalQueue } from './use-approval-queue.ts'
import { useLineNotes } from './use-line-notes.ts'

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
    <Box component="section" p="6px var(--ps-edge) 12px" className={`${css.deciding} ruled`}>
      <Box component="h2" fz={18} lh="26px">
        {order.VendorOrganizationName}
      </Box>
      <Box component="p" mb={10} pb={10} className="num text muted ruled">
        {about.filter(Boolean).join(' · ')}
      </Box>
      <Group component="dl" gap={20} align="stretch" wrap="nowrap" className="num">
        <Figure label={t('toOrder.tickets')} value={whole(order.TotalLine)} />
        <Figure label={`${t('term.net')} (${t('term.kg')})`} value={kilograms(order.TotalWeight)} />
        <Figure
          label={`${t('term.amount')} (${t('term.baht')})`}
          value={money(order.TotalAmount)}
        />
      </Group>
    </Box>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="small">{label}</dt>
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
    <Group
      component="dl"
      gap={20}
      align="stretch"
      wrap="nowrap"
      fz={14}
      lh="22px"
      p="10px var(--ps-edge) 12px"
      className={`${css.averages} num ruled`}
    >
      <Figure label={t('record.average')} value={average} />
      <Figure
        label={`${t('term.tax')} ${percent(order.SysTaxDeduction)}%`}
        value={`−${money(tax)} ${t('term.baht')}`}
      />
    </Group>
  )
}

/** The state of an order on a phone, which of how many that wait it is, and who sent it when. */
function ReviewHead(props: { order: WaitingOrder; place: number; of: number }) {
  const { t } = useTranslation()
  const { order, place, of } = props
  const language = useLanguage()
  const at = formatInstant(order.SubmittedAt, 'short', language)
  return (
    <Group gap="4px 10px" p="10px var(--ps-edge)" className="num">
      <OrderBadge short large badge={badgeOf(order)} />
      <span className="muted">{t('approve.place', { n: place, m: of })}</span>
      <span className="muted">
        {t('approve.sentAt', { at, officer: order.SubmittedByName ?? '–' })}
      </span>
    </Group>
  )
}

/** The lines of an order that waits, two rows each; one to look at has an orange bar and says why. */
function ReviewLines({ record }: { record: OrderRecord }) {
  const { t } = useTranslation()
  const { po_header: order, po_line: lines } = record
  const notesOf = useLineNotes(order)
  const n = lines.length
  return (
    <section aria-label={t('record.lines')}>
      <Group
        gap={8}
        align="baseline"
        wrap="nowrap"
        bg="var(--ps-canvas)"
        fz={13}
        p="8px var(--ps-edge)"
        className="ruled topped muted"
      >
        <Box component="h2" c="var(--ps-text)" fz={14}>
          {t('record.lines')}
        </Box>
        <span className="num">
          {[t('term.tickets', { n, count: n }), ...sharedProduct(lines)].join(' · ')}
        </span>
      </Group>
      <ul>
        {lines.map((line) => (
          <ReviewLine key={line.UUID} line={line} notes={notesOf?.(line) ?? []} />
        ))}
      </ul>
    </section>
  )
}

function ReviewLine({ line, notes }: { line: OrderLine; notes: readonly LineNote[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { WeightTimeOut, WeightTimeIn, WeightNet, SysPrice, SysProductGrade } = line
  return (
    <li className={`${css.line} ruled`} data-flagged={notes.length > 0 || undefined}>
      <Box fz={14} lh="22px" className="apart num">
        <span>
          <Box component="b" fz={15} fw={500}>
            <TicketLink id={line.SSWeightID} name={slipOf(line)} />
          </Box>{' '}
          <Box component="span" fz={13} className="muted">
            {formatInstant(WeightTimeOut ?? WeightTimeIn, 'short', language)}
          </Box>
        </span>
        <Box component="b" fz={15} fw={500}>
          {money(line.Amount)}
        </Box>
      </Box>
      <Box fz={13} lh="22px" className="apart num muted">
        <span>{line.WeightCarRegister}</span>
        <span>{`${kilograms(WeightNet)} ${t('term.kg')} × ${money(SysPrice)} (${SysProductGrade ?? '–'}%)`}</span>
      </Box>
      {notes.map(({ words }) => (
        <Group key={words} gap={6} wrap="nowrap" c="var(--ps-attn)" className="text">
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />
          {words}
        </Group>
      ))}
    </li>
  )
}
