import { Button } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordKey } from '../../../platform/catalogue.ts'
import { mayOpen } from '../../../platform/client.ts'
import { useOpenDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import { count } from '../../../ui/format.ts'
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import type { Column, ListQuery, RowAction, Selection, Totals } from '../../../ui/table/column.ts'
import { ServerList } from '../../../ui/table/ServerList.tsx'
import type { ServerPage } from '../../../ui/table/server-page.ts'
import { pageOf } from '../../../ui/table/sorted-page.ts'
import { type Badge, badgesIn } from '../../rules/states.ts'
import type { Order, OrderLine } from '../order.ts'
import { ReceiveDialog } from '../steps/receiving.tsx'
import { useOpenOrder } from '../use-open-order.ts'
import { isNarrowed, noFilters, type OrderFilters } from './address.ts'
import { ListFilters } from './ListFilters.tsx'
import { OrderLines } from './OrderLines.tsx'
import { JustReceivedContext } from './ReceivedCell.tsx'

interface Guise {
  title: WordKey
  /** The empty state where no order is listed. */
  none: WordKey
  /** The state to which the list is filtered at first, and its empty state. */
  ready?: { state: Badge | 'waiting'; none: WordKey }
  /** The states of its orders, the most used first; all of them where nothing is said. */
  states?: readonly Badge[]
}

/** The lists of orders, by the names under which officers' choices of columns are kept. */
const GUISES = {
  orders: { title: 'screen.po', none: 'po.empty' },
  receive: {
    title: 'screen.receipt',
    none: 'receipt.empty',
    ready: { state: 'waiting', none: 'receipt.empty' },
    states: badgesIn('receiving'),
  },
  invoice: {
    title: 'screen.invoice',
    none: 'invoice.empty',
    ready: { state: 'RC', none: 'invoice.noneReady' },
    states: badgesIn('invoicing'),
  },
} as const satisfies Record<string, Guise>

interface ListedOrder extends Order {
  /** Where the list has them; else they are loaded when a row is opened. */
  POLineSet?: readonly OrderLine[]
}
type LineOf<Row extends ListedOrder> = NonNullable<Row['POLineSet']>[number]

interface Page<Row> extends ServerPage<Row> {
  count_by_state: Record<string, number>
  states_capped: readonly string[]
}

interface Props<Row extends ListedOrder> {
  guise: keyof typeof GUISES
  query: ListQuery<Page<Row>>
  view: Omit<OrderFilters, 'state'> & { state: Badge | 'waiting' | '' }
  onChange: (part: Partial<OrderFilters>) => void
  /** In place of the chips of states. */
  chips?: ReactNode
  columns: readonly Column<Row>[]
  /** What all orders come to that the filters let through. */
  totals?: Totals
  /** Columns of an expanded order's lines that only this list has. */
  lineFigures?: readonly Column<LineOf<Row>>[]
  actions: (order: Row) => readonly RowAction[]
  /** Whether the first action always stands in its row. */
  actionsShown?: boolean
  /** The lines of every order show until they are closed. */
  startsOpen?: boolean
  selection: Selection<Row> | undefined
  /** Buttons in the head of the screen: white ones, and the green one. */
  buttons?: ReactNode
  main?: ReactNode
  /** The questions about one order and about several. */
  children: ReactNode
}

/** A list of orders: its filters, its rows with their lines, and what can be done with each. */
export function OrderList<Row extends ListedOrder>(props: Props<Row>) {
  const { t } = useTranslation()
  const { guise, query, view, onChange } = props
  const { title, states }: Guise = GUISES[guise]
  const { receive, dialog } = useReceiveLine(query.data?.data)
  const open = useOpenOrder()
  return (
    <ScreenLayout
      title={t(title)}
      count={useCount(query.data)}
      actions={props.buttons}
      main={props.main}
    >
      <ServerList
        list={guise}
        label={t(title)}
        filters={
          <ListFilters
            view={{ ...view, state: view.state === 'waiting' ? '' : view.state }}
            onChange={onChange}
            page={query.data}
            chips={props.chips}
            states={states}
          />
        }
        onClearFilters={() => onChange(noFilters)}
        columns={props.columns}
        totals={props.totals}
        query={query}
        rowKey={(order) => order.UUID}
        rowName={(order) => order.PONumber}
        {...pageOf(view, onChange)}
        expand={(order) => (
          <OrderLines<LineOf<Row>>
            order={order}
            lines={order.POLineSet}
            figures={props.lineFigures}
            onReceive={(line) => receive(order, line)}
          />
        )}
        startsOpen={props.startsOpen}
        actions={props.actions}
        actionsShown={props.actionsShown}
        numbered={guise === 'orders'}
        selection={props.selection}
        onOpen={mayOpen('order') ? open : undefined}
        empty={<NoneFound {...props} />}
      />
      {dialog}
      {props.children}
    </ScreenLayout>
  )
}

/** The number of orders, for beside the title; undefined where the empty state is shown instead. */
function useCount(page: ServerPage<unknown> | undefined): string | undefined {
  const { t } = useTranslation()
  if (!page?.total_record) return undefined
  const { total_record, total_capped } = page
  return t('po.count', { n: count(total_record, total_capped), count: total_record })
}

/** Returns a function that opens the dialog to receive one line of the listed orders, and that dialog. */
function useReceiveLine(orders: readonly ListedOrder[] | undefined) {
  const { add } = useContext(JustReceivedContext)
  const { ask, close, around } = useOpenDialog<'receiveLine', { order: Order; line: OrderLine }>({
    kept: ['receiveLine'],
    records: orders?.flatMap((order) => (order.POLineSet ?? []).map((line) => ({ order, line }))),
    idOf: ({ line }) => line.UUID,
  })
  return {
    receive: (order: Order, line: OrderLine) => ask('receiveLine', { order, line }),
    dialog: around(({ record: { order, line } }) => (
      <ReceiveDialog order={order} line={line} onClose={close} onDone={() => add([line.UUID])} />
    )),
  }
}

/** The empty state: no order is ready, none matches the filters, or none is listed at all. */
function NoneFound<Row extends ListedOrder>({ guise, view, onChange }: Props<Row>) {
  const { t } = useTranslation()
  const { none, ready }: Guise = GUISES[guise]
  const all = () => onChange(noFilters)
  if (!isNarrowed(view) && view.state === '') return <EmptyState words={t(none)} />
  if (isNarrowed(view) || view.state !== ready?.state) return <EmptyState filtered onClear={all} />
  const showAll = (
    <Button variant="default" onClick={all}>
      {t('po.showAll')}
    </Button>
  )
  return <EmptyState words={t(ready.none)} action={showAll} />
}
