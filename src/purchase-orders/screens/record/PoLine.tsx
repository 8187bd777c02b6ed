import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSend } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { allowed } from '../../../platform/client.ts'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { money } from '../../../ui/format.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { ScreenFrame } from '../../../ui/ScreenFrame.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useNavigateTo } from '../../../ui/use-navigate-to.ts'
import { calls } from '../../contract.ts'
import { linesOpen } from '../../rules.ts'
import { type History, useHistory } from '../history/use-history.ts'
import { OrderBadge } from '../OrderBadge.tsx'
import { badgeOf, type Order, type OrderRecord, offered, stateOf } from '../order.ts'
import { nextStep, type Step, useSteps, verbOf } from '../steps/steps.tsx'
import { OtherSteps } from './OtherSteps.tsx'
import { PreviousAndNext } from './PreviousAndNext.tsx'
import { Record } from './Record.tsx'
import { AddingSide, HistorySide } from './RecordSide.tsx'
import { RecordSkeleton } from './RecordSkeleton.tsx'
import { ReviewFlags } from './ReviewFlags.tsx'
import { isReady } from './readiness.ts'
import { useApprovalQueue } from './use-approval-queue.ts'
import { useOrderRecord } from './use-order-record.ts'

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
    <ScreenFrame
      title={t('screen.poLine')}
      crumb={<Breadcrumb />}
      side={!error && !narrow && <div />}
    >
      {error?.code === 'po.notFound' && <OrderGone words={error.message} />}
      {!error && <RecordSkeleton />}
      {error && error.code !== 'po.notFound' && <ErrorState error={error} retry={refetch} />}
    </ScreenFrame>
  )
}

function Loaded({ record, history }: { record: OrderRecord; history: History }) {
  const go = useNavigateTo()
  const order = record.po_header
  const isPhone = useIsPhone()
  const queue = useApprovalQueue(order)
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
    <ScreenFrame
      title={order.PONumber}
      crumb={<Breadcrumb />}
      badge={!(isPhone && queue) && <OrderBadge large badge={badgeOf(order)} />}
      count={queue && <Place {...queue} />}
      actions={
        <>
          <PreviousAndNext order={order} />
          <OtherSteps order={order} onAsk={onAsk} />
        </>
      }
      main={isPhone && queue ? undefined : <NextStep record={record} onAsk={onAsk} />}
      side={!folded && beside}
    >
      {isPhone && queue ? (
        <PhoneReview record={record} queue={queue} history={history} />
      ) : (
        <>
          {queue && <ReviewFlags flags={queue.order.Flags} />}
          <Record record={record} history={folded && hasHistory ? history : undefined} />
        </>
      )}
      {queue && <ReviewBar order={order} onAsk={onAsk} />}
      {question}
    </ScreenFrame>
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
