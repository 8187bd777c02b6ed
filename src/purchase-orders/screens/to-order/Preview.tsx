import { Button } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { useCall } from '../../../platform/client.ts'
import { BatchReport } from '../../../ui/batch/BatchReport.tsx'
import { leftOf, stageOf } from '../../../ui/batch/run-batch.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { ChoiceField } from '../../../ui/form/choice-fields.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { counted, kilograms, money, whole } from '../../../ui/format.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { CodeAndName } from '../../../ui/table/cells.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { calls } from '../../contract.ts'
import type { CodeName, Codes } from '../../rules/order-codes.ts'
import { CodesToChoose, choicesOf, codeWords } from '../create/CodesToChoose.tsx'
import { usePlannedColumns } from './columns.tsx'
import { ObstacleOf } from './Obstacle.tsx'
import { nameOf, type PalmToOrder, type PlannedOrder, totalsOf } from './rows.ts'
import css from './ToOrder.module.css'
import { type OrdersToMake, useMakeOrders } from './use-make-orders.ts'

/** The orders that would be made, each on a line, before they are; afterwards those that were refused, with the reason. */
export function Preview({ asked, onClose }: { asked: OrdersToMake; onClose: () => void }) {
  const { t } = useTranslation()
  const { orders, running, isSlow, end, start, stop, chooser } = useMakeOrders(asked, onClose)
  const n = counted(orders.length)
  const left = end ? leftOf(end).length : orders.length
  const isOver = !running && left === 0
  const verb = t(asked.submit ? 'toOrder.makeAndSubmit.n' : 'toOrder.makeDrafts.n', n)
  const done = orders.length - left
  const orderOf = (key: string) => orders.find((one) => one.key === key)
  return (
    <Dialog
      title={t(asked.submit ? 'toOrder.preview' : 'toOrder.preview.drafts')}
      width={952}
      stage={stageOf(running, end)}
      onClose={running ? stop : onClose}
      onSubmit={isOver ? onClose : start}
      result={
        running && (
          <span role="status">
            {isSlow ? t('sys.slow') : t('batch.progress', { n: done, m: orders.length })}
          </span>
        )
      }
      buttons={
        <>
          {running && (
            <Button variant="default" onClick={stop}>
              {t('ui.stop')}
            </Button>
          )}
          {!isOver && (
            <Button type="submit" loading={running} data-autofocus>
              {end && !running ? t('ui.continue') : verb}
            </Button>
          )}
        </>
      }
    >
      {end && !running ? (
        <BatchReport
          end={end}
          name={({ Key }) => nameOf(orderOf(Key)!.palm)}
          link={({ Key }) => addresses.vendors({ avl: orderOf(Key)!.palm.AVL })}
        />
      ) : (
        <>
          <ChooseCodes {...chooser} />
          <PlannedOrders orders={orders} />
          <BlockedPalm palm={asked.blocked} />
        </>
      )}
    </Dialog>
  )
}

/** One line an order that is about to be made. */
function PlannedOrders({ orders }: { orders: readonly PlannedOrder[] }) {
  const { t } = useTranslation()
  const { vendor, group, days, tickets, net, amount } = usePlannedColumns()
  const ofHead: Column<PlannedOrder>[] = [
    { key: 'd7', header: 'D7', value: ({ palm }) => palm.FD7Value },
    {
      key: 'warehouse',
      header: t('new.warehouse'),
      cell: ({ palm: { Head } }) => <span title={Head.WarehouseName}>{Head.Warehouse ?? '–'}</span>,
    },
  ]
  const total = totalsOf(orders)
  const cells = {
    tickets: whole(total.TotalTicket),
    net: kilograms(total.TotalWeight),
    amount: money(total.TotalAmount),
  }
  return (
    <DataTable
      kind="record"
      label={t('toOrder.preview')}
      numbered={false}
      columns={[vendor, group, days, tickets, net, amount, ...ofHead]}
      rows={orders}
      rowKey={({ key }) => key}
      rowName={({ palm }) => nameOf(palm)}
      totals={{ label: t('term.total'), cells }}
    />
  )
}

/** Palm of which no order can be made now, each with its reason and the way out. */
function BlockedPalm({ palm }: { palm: readonly PalmToOrder[] }) {
  const { t } = useTranslation()
  if (palm.length === 0) return null
  return (
    <section className={css.blocked}>
      <h3>{t('toOrder.blocked', counted(palm.length))}</h3>
      {palm.map((one) => (
        <Fragment key={one.Key}>
          <span>
            <CodeAndName code={one.AVL} name={nameOf(one)} />
          </span>
          <ObstacleOf palm={one} />
        </Fragment>
      ))}
    </section>
  )
}

/** The codes that orders without certain ones get, chosen once for all of them. */
function ChooseCodes(props: {
  names: readonly CodeName[]
  codes: Codes
  /** Says at each field that none is chosen. */
  isMissed: boolean
  onChange: (codes: Codes) => void
}) {
  const { t } = useTranslation()
  const { names, codes, onChange } = props
  const { data } = useCall(calls.getEnvironmentPOForm, {}, { enabled: names.length > 0 })
  useRefetchOnChange('masterData', calls.getEnvironmentPOForm)
  if (names.length === 0) return null
  return (
    <section>
      <CodesToChoose names={names} />
      <FieldGrid columns={3}>
        {names.map((name) => (
          <ChoiceField
            key={name}
            required
            label={codeWords(t, name)}
            choices={choicesOf(data, name)}
            all={codes[name] ? undefined : t('new.choose')}
            value={codes[name] ?? ''}
            onChange={(code) => onChange({ ...codes, [name]: code })}
            error={props.isMissed && !codes[name] ? t('v.required') : undefined}
          />
        ))}
      </FieldGrid>
    </section>
  )
}
