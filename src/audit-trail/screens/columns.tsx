import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type Address, addresses, at } from '../../platform/addresses.ts'
import { NO_VALUE } from '../../ui/format.ts'
import { Flag } from '../../ui/record/Flag.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import type { Column } from '../../ui/table/column.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { isFlagged } from '../rules/concerns.ts'
import { COLUMNS, recordText } from '../rules/entry-text.ts'
import { actionText, type Reader } from '../rules/value-text.ts'
import { Change, fromText, hasChange } from './Change.tsx'
import { type AuditEntry, type AuditEvent, useReader } from './reader.ts'

/** When, who, what, to which record, what it changed, and from where. */
export function useAuditColumns(): Column<AuditEvent>[] {
  const { t } = useTranslation()
  const reader = useReader()
  // A card leaves out what a row has nothing in.
  const nothing = useIsPhone() ? null : NO_VALUE
  return [
    {
      key: 'HappenedAt',
      card: 'figure',
      header: t('audit.column.time'),
      value: (event) => COLUMNS.time(reader, event),
    },
    {
      key: 'Who',
      card: 'figure',
      header: t('audit.column.who'),
      value: (event) => COLUMNS.who(reader, event),
    },
    {
      key: 'state',
      header: t('audit.column.action'),
      value: (event) => COLUMNS.action(reader, event),
      cell: (event) => <Action event={event} reader={reader} />,
    },
    {
      key: 'Record',
      header: t('audit.column.record'),
      tone: 'key',
      value: (event) => COLUMNS.record(reader, event),
      cell: (event) => <RecordCell event={event} reader={reader} />,
    },
    {
      key: 'Change',
      header: t('audit.column.change'),
      name: true,
      card: 'line',
      cell: (event) => (hasChange(event) ? <Change entry={event} reader={reader} /> : nothing),
    },
    {
      key: 'From',
      header: t('audit.column.from'),
      card: 'line',
      tone: 'support',
      value: (event) => fromText(t, event) || nothing,
    },
  ]
}

function Action({ event, reader }: { event: AuditEvent; reader: Reader }) {
  const words = actionText(reader, event.Action)
  return isFlagged(event) ? <Flag>{words}</Flag> : <span title={words}>{words}</span>
}

function RecordCell({ event, reader }: { event: AuditEvent; reader: Reader }) {
  const { t } = useTranslation()
  const [, detail] = recordText(reader, event)
  const n = event.Records - 1
  const rest = n > 0 ? t('audit.others', { n, count: n }) : detail
  return (
    <div className="cut">
      <RecordName entry={event} reader={reader} />
      {rest && (
        <Box component="span" className="muted" fw={400} ml={8} title={rest}>
          {rest}
        </Box>
      )}
    </div>
  )
}

/** The record's name; it leads there while it is there. */
export function RecordName({ entry, reader }: { entry: AuditEntry; reader: Reader }) {
  const [name] = recordText(reader, entry)
  const to = recordAddress(entry)
  if (!to) return <span className="medium">{name}</span>
  return (
    <ScreenLink to={to} className="link medium">
      {name}
    </ScreenLink>
  )
}

/** Where the record of an entry is shown; nothing where it is gone or has no screen. */
function recordAddress({ Entity, EntityID, RecordName, IsThere }: AuditEntry): Address | undefined {
  if (Entity === 'day') return addresses.dayClose({ date: EntityID })
  if (Entity === 'yield') return addresses.palmReport({ date: EntityID.slice(0, 10) })
  if (!IsThere || RecordName === null) return undefined
  return SCREENS[Entity]?.(EntityID, RecordName)
}

const SCREENS: Readonly<Record<string, (id: string, name: string) => Address>> = {
  order: (id) => addresses.order(id),
  ticket: (id) => addresses.tickets({ ticket: Number(id), status: 'A' }),
  vendor: (_, account) => addresses.vendors({ account }),
  customer: (_, avl) => addresses.vendors({ avl }),
  vehicle: (_, plate) => addresses.vehicles({ plate }),
  product: () => addresses.priceBoard(),
  productGroup: (id) => addresses.productGroup(id),
  memberLevel: () => at('memberLevels'),
  officer: (_, email) => at('officers', { q: email }),
  scaleToken: () => addresses.scaleTokens(),
  gateLink: () => addresses.priceBoard(),
}
