import { Button } from '@mantine/core'
import { IconCalendarDue } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen, useCall } from '../../../platform/client.ts'
import { addDays, businessDay, formatMoment } from '../../../platform/thai-date.ts'
import { useAddress } from '../../../ui/address.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { counted } from '../../../ui/format.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { useNow } from '../../../ui/live/use-now.ts'
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { BrowserList } from '../../../ui/table/BrowserList.tsx'
import type { RowAction } from '../../../ui/table/column.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useNavigateTo } from '../../../ui/use-navigate-to.ts'
import { calls } from '../../contract.ts'
import { blocksOrder } from '../../rules/to-order.ts'
import { useToOrderColumns } from './columns.tsx'
import { blockerOf, wayOut } from './Obstacle.tsx'
import { RowTickets } from './RowTickets.tsx'
import {
  type Answer,
  isBlocked,
  nameOf,
  type PalmToOrder,
  plannedOrders,
  type Row,
  rowsOf,
  toOrderView,
} from './rows.ts'
import { TickedBar } from './TickedBar.tsx'
import { ToOrderTabs } from './ToOrderTabs.tsx'
import { useHeads } from './use-heads.tsx'
import { needsCodes, type OrdersToMake, useMakeNow } from './use-make-orders.ts'
import { type Taken, useTakenByOthers } from './use-taken-by-others.ts'
import { useTicks } from './use-ticks.ts'

/** What opens over the list comes after it. */
const Preview = lazyPart(async () => (await import('./Preview.tsx')).Preview, {
  close: ({ onClose }) => onClose(),
})

const NO_PALM: PalmToOrder[] = []

/** The vendors with priced palm that is on no order: orders of many are made and submitted at once. */
export function ToOrder() {
  const { t } = useTranslation()
  const [view, change] = useAddress(toOrderView)
  const query = useCall(calls.getToOrder, {})
  useRefetchOnChange('tickets', calls.getToOrder)
  useRefetchOnChange('orders', calls.getToOrder)
  const today = businessDay(useNow())
  const palm = query.data?.data ?? NO_PALM
  const taken = useTakenByOthers(query.data)
  const rows = useMemo(
    () => rowsOf([...palm, ...[...taken.values()].map((one) => one.palm)], view.tab, today),
    [palm, taken, view.tab, today],
  )
  const ticks = useTicks(palm, rows)
  const [asked, setAsked] = useState<OrdersToMake>()
  const { heads, change: changeHead, dialog: headDialog } = useHeads()
  const ask = (some: readonly Row[], asking: Partial<OrdersToMake> = {}) =>
    setAsked({ rows: some, per: 'vendor', submit: true, blocked: [], heads, ...asking })
  // What is ticked of a row counts, where something is.
  const tickedOf = (row: Row) => ticks.ticked.find(({ palm }) => palm === row.palm) ?? row
  const listed = plannedOrders(rows.map(tickedOf), 'vendor')
  const blocked = rows.filter((row) => isBlocked(row.palm)).map((row) => row.palm)
  const goneNote = useGoneNote(taken)
  const columns = useToOrderColumns()
  const isPhone = useIsPhone()
  const makeNow = useMakeNow(heads)
  const actions = useRowActions((row) => (needsCodes(row.palm, heads) ? ask([row]) : makeNow(row)))
  return (
    <ScreenLayout
      title={t('screen.toOrder')}
      count={countWords(t, query.data)}
      actions={
        <TickYesterday
          palm={palm}
          today={today}
          onTick={(tickets) => {
            ticks.setAll(tickets)
            change({ tab: '', q: '', page: 0 })
          }}
        />
      }
    >
      {query.data?.truncated && <Banner>{t('toOrder.truncated')}</Banner>}
      <BrowserList
        list="toOrder"
        usualSize={30}
        label={t('screen.toOrder')}
        view={view}
        onView={change}
        query={{ ...query, data: query.data && listed }}
        filters={
          <ToOrderTabs
            palm={query.data && palm}
            today={today}
            value={view.tab}
            onChange={(tab) => change({ tab, page: 0 })}
          />
        }
        onClearFilters={() => change({ tab: '', q: '', page: 0 })}
        columns={columns}
        numbered={false}
        rowKey={({ key }) => key}
        rowName={({ palm }) => nameOf(palm)}
        gone={new Set(taken.keys())}
        goneNote={goneNote}
        expand={({ palm }) => (
          <RowTickets
            palm={palm}
            ticks={ticks}
            isTyped={heads.has(palm.Key)}
            onChangeHead={() => changeHead(palm)}
          />
        )}
        actions={actions}
        onOpen={isPhone ? undefined : (row) => !isBlocked(row.palm) && ask([row])}
        selection={{
          ...ticks.selection,
          blocked: (row) =>
            blockerOf(t, row.palm) ?? (taken.has(row.palm.Key) ? goneNote(row) : undefined),
          bar: (unseen) => (
            <TickedBar
              rows={ticks.ticked}
              unseen={unseen}
              onClear={ticks.clear}
              onMake={(per, submit) => ask(ticks.ticked, { per, submit, blocked })}
            />
          ),
        }}
        empty={<Nothing filtered={view.tab !== ''} onClear={() => change({ tab: '', page: 0 })} />}
      />
      {headDialog}
      {asked && <Preview asked={asked} onClose={() => setAsked(undefined)} />}
    </ScreenLayout>
  )
}

/** What can be done with a row: its order, or the way out of what is in the way. */
function useRowActions(onMake: (row: Row) => void) {
  const { t } = useTranslation()
  const navigateTo = useNavigateTo()
  return (row: Row): RowAction[] => {
    const obstacle = row.palm.Obstacles.find(blocksOrder)
    const make = {
      key: 'make',
      label: t('toOrder.make'),
      call: calls.createOrders,
      byButton: true,
      run: () => onMake(row),
    }
    if (!obstacle) return [make]
    const run = () => navigateTo(wayOut(row.palm))
    return mayOpen('vendors') ? [{ key: 'way', label: t(`toOrder.${obstacle}.way`), run }] : []
  }
}

function countWords(t: TFunction, answer: Answer | undefined) {
  if (!answer) return undefined
  const vendors = new Set(answer.data.map(({ AVL }) => AVL)).size
  const words = [
    t('ui.count', counted(answer.data.length)),
    t('toOrder.vendors', counted(vendors)),
    t('toOrder.ticketCount', counted(answer.count_tickets)),
  ]
  return words.join(' · ')
}

/** Who made an order of palm that is still shown, and when. */
function useGoneNote(taken: ReadonlyMap<string, Taken>) {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ palm }: Row): string => {
    const by = taken.get(palm.Key)?.by
    if (!by) return t('ui.gone')
    const at = formatMoment(by.Created, new Date(), language)
    return t('toOrder.taken', { officer: by.OfficerName, at })
  }
}

function TickYesterday(props: {
  palm: readonly PalmToOrder[]
  today: string
  onTick: (tickets: PalmToOrder['Tickets']) => void
}) {
  const { t } = useTranslation()
  const yesterday = addDays(props.today, -1)
  const tickets = props.palm
    .filter((one) => !isBlocked(one))
    .flatMap(({ Tickets }) => Tickets.filter((one) => one.WeightDateOut === yesterday))
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarDue size={14} stroke={1.7} aria-hidden="true" />}
      disabled={tickets.length === 0}
      onClick={() => props.onTick(tickets)}
    >
      {t('toOrder.tickYesterday')}
    </Button>
  )
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }): ReactNode {
  const { t } = useTranslation()
  if (filtered) return <EmptyState filtered onClear={onClear} />
  const link = <LinkButton to={addresses.orders()} words={t('toOrder.seeOrders')} />
  return <EmptyState words={t('toOrder.empty')} action={link} />
}
