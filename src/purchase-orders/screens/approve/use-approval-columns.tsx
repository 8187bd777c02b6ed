import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { kilograms, money, whole } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { Column } from '../../../ui/table/column.ts'
import { useIsUpright } from '../../../ui/use-is-upright.ts'
import type { WaitingOrder } from './approvals.ts'
import { Notes } from './Notes.tsx'

/** The columns of the sheet; `refusals` by the order's UUID. */
export function useApprovalColumns(refusals: ReadonlyMap<string, string>): Column<WaitingOrder>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const isUpright = useIsUpright()
  return [
    {
      key: 'PONumber',
      header: t('po.number'),
      width: 172,
      dropOrder: 4,
      under: 'vendor',
      tone: 'key',
      value: (order) => order.PONumber,
    },
    {
      key: 'vendor',
      header: t('term.vendor'),
      minWidth: 154,
      value: (order) => order.VendorOrganizationName,
    },
    {
      key: 'notes',
      header: t('approve.notes'),
      width: isUpright ? 196 : 262,
      card: 'line',
      cell: (order) =>
        order.Flags.length > 0 || order.ApprovalBar || refusals.has(order.UUID) ? (
          <Notes order={order} refusal={refusals.get(order.UUID)} />
        ) : null,
    },
    {
      key: 'sent',
      header: t('approve.sent'),
      width: 98,
      dropOrder: 2,
      card: 'hide',
      cell: (order) => sentAt(formatInstant(order.SubmittedAt, 'table', language)),
    },
    {
      key: 'tickets',
      header: t('toOrder.tickets'),
      width: 68,
      right: true,
      dropOrder: 3,
      cell: (order) => whole(order.TotalLine),
    },
    {
      key: 'net',
      header: t('term.net'),
      unit: t('term.kg'),
      width: 100,
      right: true,
      dropOrder: 3,
      cell: (order) => kilograms(order.TotalWeight),
    },
    {
      key: 'average',
      header: t('approve.average'),
      unit: t('term.bahtPerKg'),
      width: 112,
      right: true,
      dropOrder: 1,
      card: 'hide',
      cell: (order) => money(order.AveragePrice),
    },
    {
      key: 'amount',
      header: t('term.amount'),
      unit: t('term.baht'),
      width: 124,
      right: true,
      tone: 'figure',
      cell: (order) => money(order.TotalAmount),
    },
  ]
}

/** 21/11 13:15: the year goes without saying. */
function sentAt(instant: string): string {
  const [day = '', time = ''] = instant.split(' ')
  return `${day.slice(0, 5)} ${time}`
}
