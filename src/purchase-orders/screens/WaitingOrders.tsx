import { useTranslation } from 'react-i18next'
import { FilterLine } from '../../ui/FilterLine.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import type { Column, ListQuery } from '../../ui/table/column.ts'
import { ServerList, type ServerPage } from '../../ui/table/ServerList.tsx'
import { countOf } from './count-of.ts'
import { FilterFields, isFiltered, NoOrders, noFilters, type OrderFilters } from './filters.tsx'
import { OrderLines } from './OrderLines.tsx'
import { type OrderWithLines, offered } from './order.ts'
import { useSteps, verbOf } from './steps.tsx'

interface Props<Row> {
  title: string
  /** What the list says when nothing waits. */
  empty: string
  query: ListQuery<ServerPage<Row>>
  view: OrderFilters
  onChange: (part: Partial<OrderFilters>) => void
  columns: readonly Column<Row>[]
  /** The one step that is taken here; its button stands in every row that is ready for it. */
  step: 'receive' | 'invoice'
  stepWidth: number
}

/** The orders that wait for one step: to be received, to become a payable. */
export function WaitingOrders<Row extends OrderWithLines>(props: Props<Row>) {
  const { t } = useTranslation()
  const { query, view, onChange, step } = props
  const { ask, question } = useSteps()
  const clear = () => onChange(noFilters)
  const take = (order: Row) => ({
    key: step,
    label: t(verbOf(step)),
    run: () => ask(step, order),
  })
  return (
    <ScreenFrame title={props.title} count={countOf(t, query.data)}>
      <FilterLine>
        <FilterFields view={view} onChange={onChange} />
      </FilterLine>
      <ServerList
        label={props.title}
        columns={props.columns}
        query={query}
        rowKey={(order) => order.UUID}
        rowName={(order) => order.PONumber}
        page={view.page}
        onPage={(page) => onChange({ page })}
        expand={(order) => <OrderLines order={order} lines={order.POLineSet} />}
        actions={(order) => (offered(step, order) ? [take(order)] : [])}
        actionsShown
        actionsWidth={props.stepWidth}
        empty={<NoOrders words={props.empty} onClear={isFiltered(view) ? clear : undefined} />}
      />
      {question}
    </ScreenFrame>
  )
}
