import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mayOpen } from '../../../platform/client.ts'
import { useOpenDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import { ScreenFrame } from '../../../ui/ScreenFrame.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import type { Column, ListQuery, RowAction, Selection, Totals } from '../../../ui/table/column.ts'
import { ServerList } from '../../../ui/table/ServerList.tsx'
import type { ServerPage } from '../../../ui/table/server-page.ts'
import { pageOf } from '../../../ui/table/sorted-page.ts'
import type { Badge } from '../../rules.ts'
import { type OrderLine, type OrderWithLines, offered } from '../order.ts'
import { ReceiveDialog } from '../steps/receiving.tsx'
import { type Step, useSteps, verbOf } from '../steps/steps.tsx'
import { useOpenOrder } from '../use-open-order.ts'
import { isFiltered, noFilters, type OrderFilters } from './address.ts'
import { useJustReceived } from './just-received.ts'
import { countOf, ListFilters, NoOrders } from './ListFilters.tsx'
import { OrderLines } from './OrderLines.tsx'

/** Minimum width of the vendor column in pixels, smaller than elsewhere to leave room for the button of each row. */
export const VENDOR_WIDTH = 170

interface Page<Row> extends ServerPage<Row> {
  count_by_state: Record<string, number>
  states_capped: readonly string[]
}

interface Props<Row extends OrderWithLines> {
  title: string
  /** The empty state when no order waits. */
  empty: string
  /** The state of orders that are ready for the step, to which the list is filtered at first, and its empty state. */
  ready: { state: Badge | 'waiting'; none: string }
  query: ListQuery<Page<Row>>
  view: Omit<OrderFilters, 'state'> & { state: Badge | 'waiting' | '' }
  onChange: (part: Partial<OrderFilters>) => void
  /** In place of the chips of states. */
  chips?: ReactNode
  /** The states of the listed orders, the most used first. */
  states: readonly Badge[]
  columns: readonly Column<Row>[]
  /** What all orders come to that the filters let through. */
  totals?: Totals
  /** Columns of an expanded order's lines that only this list has. */
  lineFigures?: readonly Column<Row['POLineSet'][number]>[]
  /** The step that this list is for; every row that is ready for it has its button. */
  step: 'receive' | 'invoice'
  stepWidth: number
  /** Takes the step with one order; where nothing is said, the dialog of the step asks. */
  onTake?: (order: Row) => void
  /** The lines of every order show until they are closed. */
  startsOpen?: boolean
  selection: Selection<Row>
  /** The question about several orders. */
  question: ReactNode
}

/** A list of orders that wait for one step: to be received, or to get a payable. */
export function WaitingOrders<Row extends OrderWithLines>(props: Props<Row>) {
  const { t } = useTranslation()
  const { query, view, onChange, step } = props
  const { ask, question } = useSteps(query.data?.data)
  const { receive, dialog } = useReceiveLine(query.data?.data)
  const open = useOpenOrder()
  const actions = useActions(props, ask)
  return (
    <ScreenFrame title={props.title} count={countOf(t, query.data)}>
      <ServerList
        list={step}
        label={props.title}
        filters={
          <ListFilters
            view={{ ...view, state: view.state === 'waiting' ? '' : view.state }}
            onChange={onChange}
            page={query.data}
            chips={props.chips}
            states={props.states}
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
          <OrderLines
            order={order}
            lines={order.POLineSet}
            figures={props.lineFigures}
            forReceipt={step === 'receive'}
            onReceive={(line) => receive(order, line)}
          />
        )}
        startsOpen={props.startsOpen}
        actions={actions}
        selection={props.selection}
        actionsShown
        actionsWidth={props.stepWidth}
        onOpen={mayOpen('order') ? open : undefined}
        empty={<NoneWaiting {...props} />}
      />
      {question}
      {dialog}
      {props.question}
    </ScreenFrame>
  )
}

/** Returns a function that opens the dialog to receive one line of the listed orders, and that dialog. */
function useReceiveLine(orders: readonly OrderWithLines[] | undefined) {
  const { add } = useJustReceived()
  const { ask, close, around } = useOpenDialog<
    'receiveLine',
    { order: OrderWithLines; line: OrderLine }
  >({
    kept: ['receiveLine'],
    records: orders?.flatMap((order) => order.POLineSet.map((line) => ({ order, line }))),
    idOf: ({ line }) => line.UUID,
  })
  return {
    receive: (order: OrderWithLines, line: OrderLine) => ask('receiveLine', { order, line }),
    dialog: around(({ record: { order, line } }) => (
      <ReceiveDialog order={order} line={line} onClose={close} onDone={() => add([line.UUID])} />
    )),
  }
}

/** The step that the list is for, and of a payable that stands, who it is paid to, or that this is to be checked. */
function useActions<Row extends OrderWithLines>(
  { step, onTake }: Props<Row>,
  ask: (step: Step, order: Row) => void,
) {
  const { t } = useTranslation()
  const main = (order: Row): RowAction => ({
    key: step,
    label: verbOf(t, step, order),
    run: () => (onTake ? onTake(order) : ask(step, order)),
  })
  const toPayee = (order: Row): RowAction => {
    const isToCheck = waitsForCheck(order) && offered('confirmPayee', order)
    return {
      key: 'changePayee',
      label: isToCheck ? t('po.confirmPayee') : verbOf(t, 'changePayee', order),
      quiet: !isToCheck,
      run: () => ask('changePayee', order),
    }
  }
  return (order: Row) => [
    ...(offered(step, order) ? [main(order)] : []),
    ...(step === 'invoice' && offered('changePayee', order) ? [toPayee(order)] : []),
  ]
}

/** Whether one officer changed the payee of a payable, and no other has confirmed it. */
function waitsForCheck(order: { InvoicedAt: string | null; AccountChangedAt?: string | null }) {
  return Boolean(order.InvoicedAt && order.AccountChangedAt)
}

/** The empty state: no order is ready, none matches the filters, or none waits at all. */
function NoneWaiting<Row extends OrderWithLines>({ view, onChange, empty, ready }: Props<Row>) {
  const { t } = useTranslation()
  const all = () => onChange(noFilters)
  if (view.state === ready.state && !isFiltered({ ...view, state: '' })) {
    const showAll = (
      <Button variant="default" onClick={all}>
        {t('po.showAll')}
      </Button>
    )
    return <EmptyState words={ready.none} action={showAll} />
  }
  return (
    <NoOrders
      words={empty}
      onClear={isFiltered({ ...view, state: '' }) || view.state !== '' ? all : undefined}
    />
  )
}
