import { Button, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSend } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { allowed, useCall } from '../../../platform/client.ts'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { money } from '../../../ui/format.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useNavigateTo } from '../../../ui/use-navigate-to.ts'
import { calls } from '../../contract.ts'
import { badgeOf, linesOpen, stateOf } from '../../rules/states.ts'
import { type History, useHistory } from '../history/use-history.ts'
import { OrderBadge } from '../OrderBadge.tsx'
import { type Order, type OrderLine, type OrderRecord, offered } from '../order.ts'
import { nextStep, type Step, useSteps, verbOf } from '../steps/steps.tsx'
import { OtherSteps } from './OtherSteps.tsx'
import { PreviousAndNext } from './PreviousAndNext.tsx'
import css from './Record.module.css'
import { Record } from './Record.tsx'
import { AddingSide, HistorySide } from './RecordSide.tsx'
import { ReviewFlags } from './ReviewFlags.tsx'
import { isReady } from './readiness.ts'
import { Track } from './Track.tsx'
import { useApprovalQueue } from './use-approval-queue.ts'
import { useRecordColumns } from './use-record-columns.tsx'

const PhoneReview = lazyPart(async () => (await import('./PhoneReview.tsx')).PhoneReview)

/** The page of an order: its record, lines, tickets to add, history and next step. */
export function PoLine() {
  const { t } = useTranslation()
  const { poHeaderUUID = '' } = useParams({ strict: false })
  const { data, error, refetch } = useOrderRecord(poHeaderUUID)
  const history = useHistory(poHeaderUUID)
  const narrow = useNarrow()
  if (data) return <Loaded key={poHeaderUUID} record={data} history={history} />
  return (
    <ScreenLayout
      title={t('screen.poLine')}
      crumb={<Breadcrumb />}
      side={!error && !narrow && <div />}
    >
      {error?.code === 'po.notFound' && <OrderGone words={error.message} />}
      {!error && <RecordSkeleton />}
      {error && error.code !== 'po.notFound' && <ErrorState error={error} retry={refetch} />}
    </ScreenLayout>
  )
}

/** An order and its lines, and for those who may add lines the tickets that can be; follows changes. */
function useOrderRecord(POHeaderUUID: string) {
  const adds = allowed(calls.getEnvironmentPOLineManage)
  const input = { POHeaderUUID }
  const added = useCall(calls.getEnvironmentPOLineManage, input, {
    enabled: adds,
    keepPrevious: false,
  })
  const seen = useCall(calls.getOrder, input, { enabled: !adds, keepPrevious: false })
  const followed = adds ? calls.getEnvironmentPOLineManage : calls.getOrder
  useRefetchOnChange('orders', followed)
  useRefetchOnChange('tickets', followed)
  const { error, refetch } = adds ? added : seen
  const data = adds ? added.data : seen.data && { ...seen.data, weight: [] }
  return { data, error, refetch }
}

const FACTS = Array.from({ length: 8 }, (_, index) => `fact${index}`)

/** Shown in the shape of an order while it loads. */
function RecordSkeleton() {
  const { t } = useTranslation()
  const columns = useRecordColumns([], {})
  return (
    <>
      <Track />
      <div className={`${css.bars} ruled`} aria-hidden="true">
        {FACTS.map((fact) => (
          <span key={fact} className="skeleton" />
        ))}
      </div>
      <Group gap={8} wrap="nowrap" mih={36} className={css.head}>
        <h2 className={css.heading}>{t('record.lines')}</h2>
      </Group>
      <DataTable<OrderLine>
        pending
        kind="record"
        label={t('record.lines')}
        columns={columns}
        rows={[]}
        rowKey={(line) => line.UUID}
        rowName={() => ''}
        numbered={false}
      />
    </>
  )
}

function Loaded({ record, history }: { record: OrderRecord; history: History }) {
  const go = useNavigateTo()
  const order = record.po_header
  const isPhone = useIsPhone()
  const queue = useApprovalQueue(order)
  // Until it is known whether it is one, a phone shows no other page in its place.
  const isReview = isPhone && queue !== undefined
  const openNext = () => go(queue?.next ? addresses.order(queue.next.UUID) : addresses.approve())
  const { ask, question } = useSteps([order], (step) => {
    if (step === 'delete') go(addresses.orders())
    if (isPhone && queue && (step === 'approve' || step === 'reject')) openNext()
  })
  const onAsk = (step: Step) => ask(step, order)
  const addable = linesOpen(stateOf(order)) && order.AVL !== null && allowed(calls.createPOLine)
  const hasHistory = allowed(calls.getHistory)
  const folded = useNarrow() && !addable
  const beside = addable ? (
    <AddingSide record={record} history={history} />
  ) : (
    hasHistory && <HistorySide history={history} />
  )
  return (
    <ScreenLayout
      title={order.PONumber}
      crumb={<Breadcrumb />}
      badge={!isReview && <OrderBadge large badge={badgeOf(order)} />}
      count={queue && <Place {...queue} />}
      actions={
        <>
          <PreviousAndNext order={order} />
          <OtherSteps order={order} onAsk={onAsk} />
        </>
      }
      main={isReview ? undefined : <NextStep record={record} onAsk={onAsk} />}
      side={!folded && beside}
    >
      {isReview ? (
        queue ? (
          <PhoneReview record={record} queue={queue} history={history} />
        ) : (
          <RecordSkeleton />
        )
      ) : (
        <>
          {queue && <ReviewFlags flags={queue.order.Flags} />}
          <Record record={record} history={folded && hasHistory ? history : undefined} />
        </>
      )}
      {queue && <ReviewBar order={order} onAsk={onAsk} />}
      {question}
    </ScreenLayout>
  )
}

/** 2 of 8 that wait: where the order stands among those that this officer may approve. */
function Place({ place, of }: { place: number; of: number }) {
  const { t } = useTranslation()
  return t('approve.place', { n: place, m: of })
}

/** Whether the window is too narrow to show the history beside the lines. */
function useNarrow(): boolean {
  return useMediaQuery('(max-width: 1400px)', undefined, { getInitialValueInEffect: false })
}

function OrderGone({ words }: { words: string }) {
  const { t } = useTranslation()
  const back = <LinkButton to={addresses.orders()} words={t('ui.backToList')} />
  return <EmptyState words={words} action={back} />
}

function Breadcrumb() {
  const { t } = useTranslation()
  return <ScreenLink to={addresses.orders()}>{t('screen.po')}</ScreenLink>
}

/** The main button of an order: its next step, where the signed-in officer may take it. */
function NextStep(props: { record: OrderRecord; onAsk: (step: Step) => void }) {
  const { t } = useTranslation()
  const { record, onAsk } = props
  const step = nextStep(record.po_header)
  if (!step) return null
  const submits = step === 'submit'
  return (
    <Button
      leftSection={submits && <IconSend size={14} stroke={1.7} aria-hidden="true" />}
      disabled={submits && !isReady(record.po_line)}
      onClick={() => onAsk(step)}
    >
      {verbOf(t, step, record.po_header)}
    </Button>
  )
}

/** What an approver presses at the foot of a phone: not, or the sum that they approve. */
function ReviewBar({ order, onAsk }: { order: Order; onAsk: (step: Step) => void }) {
  const { t } = useTranslation()
  const reject = offered('reject', order) && (
    <Button variant="default" onClick={() => onAsk('reject')}>
      {t('po.reject')}
    </Button>
  )
  const approve = (
    <Button onClick={() => onAsk('approve')}>
      {t('approve.amount', { sum: money(order.TotalAmount) })}
    </Button>
  )
  return <BottomBar other={reject} main={approve} />
}
