import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { allowed, useCall } from '../../../platform/client.ts'
import { useAddress } from '../../../ui/address.ts'
import { BatchQuestion } from '../../../ui/batch/BatchQuestion.tsx'
import { useMany, usePagedTicks } from '../../../ui/batch/use-many.tsx'
import { useOneDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import { counted, kilograms, money } from '../../../ui/format.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import type { ServerPage } from '../../../ui/table/server-page.ts'
import { calls } from '../../contract.ts'
import { CreateHeader } from '../create/CreateHeader.tsx'
import { numberOf, type Order, sumsOf } from '../order.ts'
import { useOpenOrder } from '../use-open-order.ts'
import { filterInput, type OrderPageInput, orderFilters } from './address.ts'
import { OrderList } from './OrderList.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { UpdateStatus } from './UpdateStatus.tsx'
import { useRowActions } from './use-row-actions.tsx'

const call = calls.getPOFilterLists

/** Lists all orders, with filters and the next step of each. */
export function PoList() {
  const [view, change] = useAddress(orderFilters)
  const input = filterInput(view)
  const query = useCall(call, input)
  useRefetchOnChange('orders', call, calls.getPOLineByPOHeader)
  const { actions, question } = useRowActions(query.data?.data)
  const confirming = useConfirmMany(input, query.data)
  return (
    <OrderList
      guise="orders"
      query={query}
      view={view}
      onChange={change}
      columns={useColumns()}
      actions={actions}
      selection={
        view.state === 'A' && allowed(calls.confirmOrders) ? confirming.selection : undefined
      }
      buttons={<UpdateStatus />}
      main={<Create />}
    >
      {question}
      {confirming.question}
    </OrderList>
  )
}

/** Confirms several orders of the list, after asking once. */
function useConfirmMany(input: OrderPageInput, page: ServerPage<Order> | undefined) {
  const { t } = useTranslation()
  const sumOf = (orders: readonly Order[]) => `${money(sumsOf(orders).amount)} ${t('term.baht')}`
  return useMany({
    ticks: usePagedTicks({ call, input, page }),
    name: 'confirm',
    facts: (orders) => {
      const weight = `${kilograms(sumsOf(orders).weight)} ${t('term.kg')}`
      return { facts: [t('po.orders', counted(orders.length)), weight], sum: sumOf(orders) }
    },
    verb: (orders) => t('po.confirmChosen', counted(orders.length)),
    ask: (orders, close) => (
      <BatchQuestion
        call={calls.confirmOrders}
        items={orders.map(({ UUID, Version }) => ({ POHeaderUUID: UUID, Version }))}
        question={t('ask.confirmChosen', counted(orders.length))}
        text={t('ask.confirmChosen.text', { sum: sumOf(orders) })}
        verb={t('po.confirmChosen', counted(orders.length))}
        name={({ POHeaderUUID }) => numberOf(orders, POHeaderUUID)}
        link={({ POHeaderUUID }) => addresses.order(POHeaderUUID)}
        ticks={{ list: call.path, rows: orders }}
        done={t('done.confirmedChosen', counted(orders.length))}
        onClose={(end) => close(end !== undefined)}
      />
    ),
  })
}

function useColumns() {
  const { number, vendor, avl, created, creator, ...columns } = useOrderColumns<Order>()
  const { received, net, amount, state } = columns
  return [number, vendor, avl, created, creator, received, net, amount, state]
}

function Create() {
  const { t } = useTranslation()
  const creating = useOneDialog('new')
  const open = useOpenOrder({ replace: true })
  if (!allowed(calls.createPOHeader)) return null
  return (
    <>
      <Button
        leftSection={<IconPlus size={14} stroke={1.7} aria-hidden="true" />}
        onClick={creating.open}
      >
        {t('po.create')}
      </Button>
      {creating.around(() => (
        <CreateHeader onClose={creating.close} onCreated={open} />
      ))}
    </>
  )
}
