import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { mayOpen } from '../../../platform/client.ts'
import { ScreenFrame } from '../../../ui/ScreenFrame.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import type { Column, ListQuery } from '../../../ui/table/column.ts'
import { ServerList } from '../../../ui/table/ServerList.tsx'
import type { ServerPage } from '../../../ui/table/server-page.ts'
import { pageOf } from '../../../ui/table/sorted-page.ts'
import type { Badge } from '../../rules.ts'
import { type OrderWithLines, offered } from '../order.ts'
import { useSteps, verbOf } from '../steps/steps.tsx'
import { useOpenOrder } from '../use-open-order.ts'
import { countOf } from './count-of.ts'
import { isFiltered, NoOrders, noFilters, type OrderFilters } from './filters.tsx'
import { ListFilters } from './ListFilters.tsx'
import { OrderLines } from './OrderLines.tsx'

/** Pixels that the vendor keeps, fewer than elsewhere: each row has its button in sight. */
export const VENDOR = 170

interface Page<Row> extends ServerPage<Row> {
  count_by_state: Record<string, number>
  states_capped: readonly string[]
}

interface Props<Row extends OrderWithLines> {
  title: string
  /** What the list says when nothing waits. */
  empty: string
  /** The state that the list opens at, whose orders are ready for the step, and what it says when there are none. */
  ready?: { state: Badge; none: string }
  query: ListQuery<Page<Row>>
  view: OrderFilters
  onChange: (part: Partial<OrderFilters>) => void
  /** The states that its orders are in, those that are looked for first. */
  states: readonly Badge[]
  columns: readonly Column<Row>[]
  /** Figures of an open order's lines beyond those of every list. */
  lineFigures?: readonly Column<Row['POLineSet'][number]>[]
  /** The one step that is taken here; its button stands in every row that is ready for it. */
  step: 'receive' | 'invoice'
  stepWidth: number
}

/** The orders that wait for one step: to be received, to become a payable. */
export function WaitingOrders<Row extends OrderWithLines>(props: Props<Row>) {
  const { t } = useTranslation()
  const { query, view, onChange, step } = props
  const { ask, question } = useSteps()
  const open = useOpenOrder()
  const take = (order: Row) => ({
    key: step,
    label: t(verbOf(step)),
    run: () => ask(step, order),
  })
  return (
    <ScreenFrame title={props.title} count={countOf(t, query.data)}>
      <ServerList
        list={step}
        label={props.title}
        filters={
          <ListFilters view={view} onChange={onChange} page={query.data} states={props.states} />
        }
        columns={props.columns}
        query={query}
        rowKey={(order) => order.UUID}
        rowName={(order) => order.PONumber}
        {...pageOf(view, onChange)}
        expand={(order) => (
          <OrderLines order={order} lines={order.POLineSet} figures={props.lineFigures} />
        )}
        actions={(order) => (offered(step, order) ? [take(order)] : [])}
        actionsShown
        actionsWidth={props.stepWidth}
        onOpen={mayOpen('order') ? open : undefined}
        empty={<NoneWaiting {...props} />}
      />
      {question}
    </ScreenFrame>
  )
}

/** Nothing is ready, nothing matches the filters, or nothing waits at all. */
function NoneWaiting<Row extends OrderWithLines>({ view, onChange, empty, ready }: Props<Row>) {
  const { t } = useTranslation()
  const all = () => onChange(noFilters)
  if (ready && view.state === ready.state && !isFiltered({ ...view, state: '' })) {
    const showAll = (
      <Button variant="default" onClick={all}>
        {t('po.showAll')}
      </Button>
    )
    return <EmptyState words={ready.none} action={showAll} />
  }
  return <NoOrders words={empty} onClear={isFiltered(view) ? all : undefined} />
}
