import { useTranslation } from 'react-i18next'
import { mayOpen } from '../../../platform/client.ts'
import { formatDay, formatInstant, type Language } from '../../../platform/thai-date.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { difference, NO_VALUE } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { NoBreak } from '../../../ui/NoBreak.tsx'
import { FactsGrid } from '../../../ui/record/FactsGrid.tsx'
import { CodeAndName } from '../../../ui/table/cells.tsx'
import { levelWords } from '../../../vendors/rules/level.ts'
import { BLOCKER_SENTENCES } from '../../rules/approval.ts'
import { BADGES, badgeOf, linesOpen, stateOf } from '../../rules/states.ts'
import { OrderHistory } from '../history/OrderHistory.tsx'
import type { History } from '../history/use-history.ts'
import { type OrderRecord, officerOf } from '../order.ts'
import { VendorLink } from '../VendorLink.tsx'
import { Collapsible } from './Collapsible.tsx'
import { Conditions } from './Conditions.tsx'
import { RecordLines } from './RecordLines.tsx'
import { Track } from './Track.tsx'

type Header = OrderRecord['po_header']

/** An order: its track, facts, lines and conditions, and below them its history where it is not shown beside. */
export function Record({ record, history }: { record: OrderRecord; history?: History }) {
  const { t } = useTranslation()
  const order = record.po_header
  return (
    <>
      <Track order={order} />
      <OrderNotices order={order} />
      <Facts order={order} />
      <RecordLines record={record} />
      <Conditions order={order} />
      {history && (
        <Collapsible title={t('ui.history')} count={history.count}>
          <OrderHistory history={history} />
        </Collapsible>
      )}
    </>
  )
}

/** Notices about the state of the order. */
export function OrderNotices({ order }: { order: Header }) {
  const { t } = useTranslation()
  const badge = badgeOf(order)
  const { says } = BADGES[badge]
  return (
    <>
      {says && <Banner>{t(says)}</Banner>}
      {badge === 'RJ' && order.RejectReason && (
        <Banner attention>
          <NoBreak words={t('term.rejected', { reason: order.RejectReason })} />
        </Banner>
      )}
      {order.AVL === null && linesOpen(stateOf(order)) && mayOpen('vendors') && (
        <Banner attention>
          {t('po.noAvl', { po: order.PONumber })} <VendorLink account={order.VendorAccountNumber} />
        </Banner>
      )}
      {order.ApprovalBar && (
        <Banner>{t(BLOCKER_SENTENCES[order.ApprovalBar], { po: order.PONumber })}</Banner>
      )}
      {order.ApprovedAlone === 1 && <Banner>{t('record.approvedAlone')}</Banner>}
      {order.ApprovesAlone && <Banner attention>{t('second.alone')}</Banner>}
    </>
  )
}

/** What is known of an order beside its lines. */
export function Facts({ order }: { order: Header }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <FactsGrid
      facts={[
        {
          label: t('term.vendor'),
          value: (
            <CodeAndName code={order.VendorAccountNumber} name={order.VendorOrganizationName} />
          ),
        },
        { label: t('term.avl.short'), value: order.AVL },
        { label: t('term.level'), value: <Level order={order} /> },
        { label: t('term.d7'), value: order.FinDim7 },
        { label: t('term.createdAt'), value: formatInstant(order.Created, 'short', language) },
        { label: t('po.createdBy'), value: officerOf(order) },
        { label: t('new.warehouse'), value: `${order.Warehouse} ${order.WarehouseName}` },
        {
          label: t('record.validity'),
          value: validity(order, language),
        },
      ]}
    />
  )
}

/** From the day of use to the day of expiry; empty where neither is set. */
function validity({ DateOfUse, DateofExpire }: Header, language: Language): string {
  const day = (at: string | null) => at && formatDay(at, 'short', language)
  return DateOfUse || DateofExpire
    ? `${day(DateOfUse) ?? NO_VALUE} – ${day(DateofExpire) ?? NO_VALUE}`
    : NO_VALUE
}

function Level({ order }: { order: Header }) {
  const { t } = useTranslation()
  const level = `${levelWords(t, order.CustomerLevelName)} ${difference(order.CustomerLevelPrice)}`
  return order.VendorIsPremium ? `${level} · ${t('term.premium')}` : level
}
