import type { TFunction } from 'i18next'
import { formatDay, type Language } from '../../../platform/thai-date.ts'
import { NO_VALUE } from '../../../ui/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import { type EstateGroup, estateGroupOf } from '../../rules.ts'
import { Account } from './Account.tsx'
import { moneyColumns } from './money-columns.tsx'
import type { PaidTicket } from './ticket.ts'

/** A ticket a row, in the order in which they left, each with its owner and account. */
export function ticketColumns(
  t: TFunction,
  language: Language,
  group: EstateGroup,
): Column<PaidTicket>[] {
  const both = group === 'all'
  const ofGroup: Column<PaidTicket> = {
    key: 'group',
    header: t('report.group.short'),
    width: 48,
    value: ({ CustomerID }) => estateGroupOf(CustomerID),
  }
  return [
    {
      key: 'WeightDateOut',
      header: t('report.saleDate.short'),
      width: 96,
      dropOrder: 3,
      tone: 'support',
      cell: (ticket) => formatDay(ticket.WeightDateOut, 'table', language),
    },
    {
      key: 'CustomerID',
      header: t('term.avl'),
      width: 84,
      dropOrder: 4,
      value: (ticket) => ticket.CustomerID,
    },
    ...(both ? [ofGroup] : []),
    { key: 'CustomerName', header: t('report.owner'), value: (ticket) => ticket.CustomerName },
    ...ofTicket(t),
    ...moneyColumns(t).map(narrow),
    ...accountColumns(t, both),
  ]
}

/** Which ticket it is, and what it brought; where the window is wide. */
function ofTicket(t: TFunction): Column<PaidTicket>[] {
  return [
    {
      key: 'SequenceWeightOut',
      header: t('term.slip'),
      width: 112,
      dropOrder: 1,
      value: ({ SequenceWeightOut }) => SequenceWeightOut,
    },
    {
      key: 'ProductTypeName',
      header: t('term.product'),
      width: 150,
      dropOrder: 1,
      card: 'hide',
      value: ({ ProductTypeName }) => ProductTypeName,
    },
  ]
}

/** Where there is no room for all columns, these give way after those that say less. */
const DROP_ORDER: Readonly<Record<string, number>> = { SysPrice: 5, Tax: 6, Amount: 7 }
/** Narrower than by payee, since owner and account stand in the same row. */
const WIDTHS: Readonly<Record<string, number>> = { SysPrice: 98, Amount: 112, Tax: 128, Paid: 123 }

function narrow(column: Column<PaidTicket>): Column<PaidTicket> {
  const tone = column.key === 'Paid' ? ('figure' as const) : column.tone
  const dropOrder = DROP_ORDER[column.key]
  return { ...column, tone, dropOrder, width: WIDTHS[column.key] ?? column.width }
}

function accountColumns(t: TFunction, both: boolean): Column<PaidTicket>[] {
  const remarks: Column<PaidTicket> = {
    key: 'remarks',
    header: t('term.remarks'),
    width: 79,
    dropOrder: 2,
    cell: () => NO_VALUE,
  }
  return [
    {
      key: 'SysBankName',
      header: t('term.bank'),
      width: 84,
      dropOrder: both ? 8 : undefined,
      value: (ticket) => ticket.SysBankName,
    },
    {
      key: 'SysBookBankNumber',
      header: t('term.account'),
      width: 150,
      cell: (ticket) => <Account of={ticket} />,
    },
    ...(both ? [] : [remarks]),
  ]
}
