import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Input, Output } from '../../../platform/call.ts'
import { queryKey, useCall } from '../../../platform/client.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { calls } from '../../contract.ts'
import type { Order } from '../order.ts'
import { useOpenOrder } from '../use-open-order.ts'

const list = calls.getPOFilterLists
type ListInput = Input<typeof list>

/** Links to the orders before and after `order` on the page of the list from which it was opened. */
export function PreviousAndNext({ order }: { order: Order }) {
  const { t } = useTranslation()
  const orders = usePageOf(order)
  const at = orders.findIndex(({ UUID }) => UUID === order.UUID)
  if (at < 0) return null
  return (
    <>
      <Neighbour name={t('po.previous')} order={orders[at - 1]} Icon={IconChevronUp} />
      <Neighbour name={t('po.next')} order={orders[at + 1]} Icon={IconChevronDown} />
    </>
  )
}

function Neighbour(props: {
  name: string
  /** Undefined at the end of the page. */
  order: Order | undefined
  Icon: typeof IconChevronUp
}) {
  const open = useOpenOrder()
  const isPhone = useIsPhone()
  const { name, order, Icon } = props
  const icon = <Icon size={16} stroke={1.7} aria-hidden="true" />
  const press = { disabled: !order, onClick: () => order && open(order) }
  return isPhone ? (
    <Button variant="default" leftSection={icon} {...press}>
      {name}
    </Button>
  ) : (
    <ActionIcon aria-label={name} title={order ? `${name} ${order.PONumber}` : name} {...press}>
      {icon}
    </ActionIcon>
  )
}

/** The orders of that page, as they were when the list was left. */
function usePageOf(order: Order): readonly Order[] {
  const queries = useQueryClient()
  const [input] = useState(() => latestListWith(order, queries))
  const { data } = useCall(list, input ?? {}, { enabled: false, keepPrevious: false })
  return (input && data?.data) || []
}

/** The input of the most recent list query that has `order` in its answer; undefined where none has. */
function latestListWith(order: Order, queries: QueryClient): ListInput | undefined {
  const holds = (page: Output<typeof list> | undefined) =>
    page?.data.some(({ UUID }) => UUID === order.UUID)
  const [latest] = queries
    .getQueryCache()
    .findAll({ queryKey: queryKey(list) })
    .filter(({ state }) => holds(state.data as Output<typeof list> | undefined))
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  return latest?.queryKey[1] as ListInput | undefined
}
