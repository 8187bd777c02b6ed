import { Box, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { useLanguage } from '../../../ui/language.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { LINE_FIELDS } from '../../rules/listed-fields.ts'
import { blockerOf } from './Obstacle.tsx'
import { isBlocked, nameOf, type PalmToOrder, type Ticket } from './rows.ts'
import type { Ticks } from './use-ticks.ts'

interface Props {
  palm: PalmToOrder
  ticks: Ticks
  /** The officer typed another head. */
  isTyped: boolean
  onChangeHead: () => void
}

/** The opened row: which order its head is copied from, and its tickets, each with a tick. */
export function RowTickets(props: Props) {
  const { t } = useTranslation()
  const { palm, ticks, isTyped, onChangeHead } = props
  const columns = useTicketColumns()
  const keys = palm.Tickets.map(({ SSWeightID }) => SSWeightID).filter((id) => ticks.ids.has(id))
  return (
    <>
      <Box component="p" fz={12} lh="26px" className="num muted">
        {isTyped ? t('toOrder.head.typed') : <CopiedHead palm={palm} />}
        {!isBlocked(palm) && (
          <>
            {' · '}
            <UnstyledButton className="link accent medium" onClick={onChangeHead}>
              {t('toOrder.changeHead')}
            </UnstyledButton>
          </>
        )}
      </Box>
      <DataTable
        kind="inner"
        label={t('toOrder.ticketsOf', { vendor: nameOf(palm) })}
        columns={columns}
        rows={palm.Tickets}
        rowKey={({ SSWeightID }) => String(SSWeightID)}
        rowName={({ SequenceWeightOut }) => SequenceWeightOut}
        numbered={false}
        selection={{
          keys: new Set(keys.map(String)),
          blocked: () => blockerOf(t, palm),
          onChange: (ids) =>
            ticks.set(palm.Tickets, ({ SSWeightID }) => ids.has(String(SSWeightID))),
        }}
      />
    </>
  )
}

function CopiedHead({ palm: { Head, FD7Value, VendorIsPremium } }: Pick<Props, 'palm'>) {
  const { t } = useTranslation()
  const parts = [
    t('toOrder.sequence', { sequence: Head.PONO_SEQ ?? t('toOrder.toChoose') }),
    t('toOrder.warehouse', {
      warehouse: Head.Warehouse ? `${Head.Warehouse} ${Head.WarehouseName}` : t('toOrder.toChoose'),
    }),
    ...(FD7Value ? [`D7 ${FD7Value}`] : []),
    ...(VendorIsPremium ? [t('term.premium')] : []),
  ]
  const { POHeaderUUID, PONumber } = Head
  return (
    <>
      {t(PONumber ? 'toOrder.head' : 'toOrder.head.usual')}
      {POHeaderUUID && PONumber && (
        <>
          {' '}
          <ScreenLink className="link accent medium" to={addresses.order(POHeaderUUID)}>
            {PONumber}
          </ScreenLink>
        </>
      )}
      {` · ${parts.join(' · ')}`}
    </>
  )
}

function useTicketColumns(): Column<Ticket>[] {
  const language = useLanguage()
  const column = useFieldColumns(LINE_FIELDS)
  return [
    column('SequenceWeightOut', {
      width: 110,
      card: 'title',
      cell: (ticket) => <Slip ticket={ticket} />,
    }),
    column('CarRegister', { name: true }),
    column('WeightTimeOut', {
      right: true,
      // Without the year: the list says how many days ago it was.
      cell: ({ WeightTimeOut }) => formatInstant(WeightTimeOut, 'brief', language),
    }),
    column('WeightIn'),
    column('WeightOut'),
    column('WeightNet', { card: 'figure' }),
    column('SysProductGrade', {
      unit: '%',
      // Below the price it has its sign.
      cell: undefined,
    }),
    column('SysPrice'),
    column('Amount', { card: 'figure' }),
  ]
}

/** Apart from the link of an order's lines, so that what they stand on is no part of its own on the page of an order. */
function Slip({ ticket: { SequenceWeightOut, SSWeightID } }: { ticket: Ticket }) {
  if (!mayOpen('tickets')) return SequenceWeightOut
  return (
    <ScreenLink className="link" tabIndex={-1} to={addresses.tickets({ ticket: SSWeightID })}>
      {SequenceWeightOut}
    </ScreenLink>
  )
}
