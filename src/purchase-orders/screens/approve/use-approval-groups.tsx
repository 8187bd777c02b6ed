import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { decimal } from '../../../platform/money.ts'
import { kilograms, money, whole } from '../../../ui/format.ts'
import type { Selection } from '../../../ui/table/column.ts'
import type { Group } from '../../../ui/table/groups.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { deservesLook } from '../../rules/flags.ts'
import { sumsOf } from '../order.ts'
import { type WaitingOrder, wasOpened } from './approvals.ts'

/** The two groups of the sheet with their totals; a press on the head of the plain ones ticks them, or clears them. */
export function useApprovalGroups(
  orders: readonly WaitingOrder[],
  { keys, onChange }: Selection<WaitingOrder>,
): Group[] {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const look = orders.filter(deservesLook)
  const plain = orders.filter((order) => !deservesLook(order))
  const ids = plain.map(({ UUID }) => UUID)
  const isTicked = ids.every((id) => keys.has(id))
  const others = [...keys].filter((key) => !ids.includes(key))
  const rule = isPhone ? '' : ` · ${t('approve.plain.rule')}`
  return [
    {
      key: 'look',
      title: t('approve.look'),
      glyph: <IconAlertTriangle className="attention" size={14} stroke={1.7} aria-hidden="true" />,
      note: t('approve.seen', { n: look.length, m: look.filter(wasOpened).length }),
      cells: isPhone ? undefined : cellsOf(look),
    },
    {
      key: 'plain',
      title: t('approve.plain'),
      glyph: <IconCheck size={14} stroke={1.7} aria-hidden="true" />,
      note: `${t('approve.orders', { n: plain.length })}${rule}`,
      cells: isPhone ? undefined : cellsOf(plain),
      press: {
        label: t(isTicked ? 'ui.ticks.none' : 'approve.tickPlain'),
        run: () => onChange(new Set(isTicked ? others : [...others, ...ids])),
      },
    },
  ]
}

function cellsOf(orders: readonly WaitingOrder[]) {
  const { tickets, weight, amount } = sumsOf(orders)
  const products = new Set(orders.map(({ ProductTypeName }) => ProductTypeName))
  const isOfOneProduct = products.size === 1 && !products.has(null)
  return {
    tickets: whole(tickets),
    net: kilograms(weight),
    average: isOfOneProduct && weight > 0 ? money(decimal(amount).div(weight)) : null,
    amount: money(amount),
  }
}
