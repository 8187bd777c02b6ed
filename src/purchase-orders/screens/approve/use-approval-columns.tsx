import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { Column } from '../../../ui/table/column.ts'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { useIsUpright } from '../../../ui/use-is-upright.ts'
import { ORDER_FIELDS } from '../../rules/listed-fields.ts'
import type { WaitingOrder } from './approvals.ts'
import { Notes } from './Notes.tsx'

/** The columns of the sheet; `refusals` by the order's UUID. */
export function useApprovalColumns(refusals: ReadonlyMap<string, string>): Column<WaitingOrder>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const isUpright = useIsUpright()
  const column = useFieldColumns(ORDER_FIELDS)
  // The officer searches by number and vendor, not by figures.
  const figure = { value: undefined }
  return [
    column('PONumber', { width: 172, dropOrder: 4, under: 'vendor', tone: 'key' }),
    column('VendorOrganizationName', { key: 'vendor', minWidth: 154 }),
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
    column('SubmittedAt', {
      ...figure,
      key: 'sent',
      width: 98,
      dropOrder: 2,
      card: 'hide',
      cell: (order) => sentAt(formatInstant(order.SubmittedAt, 'table', language)),
    }),
    column('TotalLine', { ...figure, key: 'tickets', width: 68, dropOrder: 3 }),
    column('TotalWeight', { ...figure, key: 'net', width: 100, dropOrder: 3 }),
    column('AveragePrice', { ...figure, key: 'average', width: 112, dropOrder: 1, card: 'hide' }),
    column('TotalAmount', { ...figure, key: 'amount', width: 124, tone: 'figure' }),
  ]
}

/** 21/11 13:15: the year goes without saying. */
function sentAt(instant: string): string {
  const [day = '', time = ''] = instant.split(' ')
  return `${day.slice(0, 5)} ${time}`
}
