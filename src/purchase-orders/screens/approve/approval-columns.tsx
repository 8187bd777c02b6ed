import { Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { useLanguage } from '../../../ui/language.ts'
import { Flags } from '../../../ui/record/Flag.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useIsUpright } from '../../../ui/use-is-upright.ts'
import { ORDER_FIELDS } from '../../rules/listed-fields.ts'
import css from './Approve.module.css'
import type { WaitingOrder } from './approvals.ts'
import { Note } from './FlagsAsked.tsx'
import { flagNote, flagWords } from './flag-words.ts'

/** The columns of the sheet; `refusals` by the order's UUID. */
export function useApprovalColumns(refusals: ReadonlyMap<string, string>): Column<WaitingOrder>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const column = useFieldColumns(ORDER_FIELDS)
  // The officer searches by number and vendor, not by figures.
  const figure = { value: undefined }
  return [
    column('PONumber', { width: 172, tone: 'key' }),
    column('VendorOrganizationName', { key: 'vendor', name: true }),
    {
      key: 'notes',
      header: t('approve.notes'),
      card: 'line',
      cell: (order) =>
        order.Flags.length > 0 || order.ApprovalBar || refusals.has(order.UUID) ? (
          <Notes order={order} refusal={refusals.get(order.UUID)} />
        ) : null,
    },
    column('SubmittedAt', {
      ...figure,
      key: 'sent',
      cell: (order) => sentAt(formatInstant(order.SubmittedAt, 'table', language)),
    }),
    column('TotalLine', { ...figure, key: 'tickets', card: 'figure' }),
    column('TotalWeight', { ...figure, key: 'net', card: 'figure' }),
    column('AveragePrice', { ...figure, key: 'average' }),
    column('TotalAmount', {
      ...figure,
      key: 'amount',
      stays: true,
      tone: 'figure',
      card: 'figure',
    }),
  ]
}

/** 21/11 13:15: the year goes without saying. */
function sentAt(instant: string): string {
  const [day = '', time = ''] = instant.split(' ')
  return `${day.slice(0, 5)} ${time}`
}

/** What of an order deserves a look, why the officer may not approve it, or why the server refused. */
function Notes({ order, refusal }: { order: WaitingOrder; refusal?: string }) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const isUpright = useIsUpright()
  if (refusal) {
    return (
      <span className="attention medium" title={refusal}>
        {refusal}
      </span>
    )
  }
  const blocker = order.ApprovalBar && t(`approve.bar.${order.ApprovalBar}`)
  if (isPhone) return <NoteLines order={order} blocker={blocker} />
  const flags = order.Flags.map((flag) => flagWords(t, flag))
  if (!blocker) return <Flags flags={flags} most={isUpright ? 1 : 2} />
  return (
    <Group component="span" gap={6} wrap="nowrap" maw="100%" miw="100%" className={css.blocked}>
      {flags.length > 0 && <Flags flags={flags} most={1} />}
      <span className={`${css.why} cut muted`} title={blocker}>
        {blocker}
      </span>
    </Group>
  )
}

/** One line a flag, with its numbers. */
function NoteLines({ order, blocker }: { order: WaitingOrder; blocker?: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Stack component="span" gap={2}>
      {order.Flags.map((flag) => (
        <Note key={flag.Flag}>{flagNote(t, flag, language)}</Note>
      ))}
      {blocker && <span className="muted">{blocker}</span>}
    </Stack>
  )
}
