import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { allowed, useCall } from '../../../platform/client.ts'
import { useAddress } from '../../../ui/address.ts'
import { useOneDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenFrame } from '../../../ui/ScreenFrame.tsx'
import { ServerList } from '../../../ui/table/ServerList.tsx'
import { pageOf } from '../../../ui/table/sorted-page.ts'
import { calls } from '../../contract.ts'
import { CreateHeader } from '../create/CreateHeader.tsx'
import type { Order } from '../order.ts'
import { useOpenOrder } from '../use-open-order.ts'
import { filterInput, isFiltered, noFilters, orderFilters } from './address.ts'
import { countOf, ListFilters, NoOrders } from './ListFilters.tsx'
import { OrderLines } from './OrderLines.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { UpdateStatus } from './UpdateStatus.tsx'
import { useConfirmMany } from './use-confirm-many.tsx'
import { useRowActions } from './use-row-actions.tsx'

/** Lists all orders, with filters and the next step of each. */
export function PoList() {
  const { t } = useTranslation()
  const [view, change] = useAddress(orderFilters)
  const input = filterInput(view)
  const query = useCall(calls.getPOFilterLists, input)
  useRefetchOnChange('orders', calls.getPOFilterLists, calls.getPOLineByPOHeader)
  const columns = useColumns()
  const { actions, open, question } = useRowActions(query.data?.data)
  const confirming = useConfirmMany(input, query.data, view.state === 'A')
  const clear = isFiltered(view) ? () => change(noFilters) : undefined
  return (
    <ScreenFrame
      title={t('screen.po')}
      count={countOf(t, query.data)}
      actions={<UpdateStatus />}
      main={<Create />}
    >
      <ServerList
        list="orders"
        label={t('screen.po')}
        filters={<ListFilters view={view} onChange={change} page={query.data} />}
        onClearFilters={() => change(noFilters)}
        columns={columns}
        query={query}
        rowKey={(order) => order.UUID}
        rowName={(order) => order.PONumber}
        {...pageOf(view, change)}
        expand={(order) => <OrderLines order={order} />}
        actions={actions}
        selection={confirming.selection}
        onOpen={open}
        empty={<NoOrders words={t('po.empty')} onClear={clear} />}
      />
      {question}
      {confirming.question}
    </ScreenFrame>
  )
}

function useColumns() {
  const { number, vendor, avl, created, creator, ...columns } = useOrderColumns<Order>(220)
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
