import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { EmptyState, ErrorState } from '../../ui/States.tsx'
import { useFresh } from '../../ui/use-live.ts'
import { calls } from '../contract.ts'
import { linesOpen } from '../rules.ts'
import { badgeOf, type OrderRecord, stateOf } from './order.ts'
import { NextStep } from './record/NextStep.tsx'
import { OtherSteps } from './record/OtherSteps.tsx'
import { Record } from './record/Record.tsx'
import { RecordSkeleton } from './record/RecordSkeleton.tsx'
import { useSteps } from './steps.tsx'
import { TicketPanel } from './tickets/TicketPanel.tsx'

/** One order: what it is, its lines, the tickets that can be added, and its next step. */
export function PoLine() {
  const { t } = useTranslation()
  const { poHeaderUUID = '' } = useParams({ strict: false })
  const { data, error, refetch } = useCall(
    calls.getEnvironmentPOLineManage,
    { POHeaderUUID: poHeaderUUID },
    { keepPrevious: false },
  )
  useFresh('orders', calls.getEnvironmentPOLineManage)
  useFresh('tickets', calls.getEnvironmentPOLineManage)
  if (data) return <Loaded record={data} />
  return (
    <ScreenFrame title={t('screen.poLine')} crumb={<Crumb />}>
      {error?.code === 'po.notFound' && <Gone words={error.message} />}
      {!error && <RecordSkeleton />}
      {error && error.code !== 'po.notFound' && <ErrorState error={error} retry={refetch} />}
    </ScreenFrame>
  )
}

function Loaded({ record }: { record: OrderRecord }) {
  const navigate = useNavigate()
  const order = record.po_header
  const leave = () => navigate({ to: '/Controller/po' })
  const { ask, question } = useSteps((step) => step === 'delete' && leave())
  const addable = linesOpen(stateOf(order)) && order.AVL !== null
  return (
    <ScreenFrame
      title={order.PONumber}
      crumb={<Crumb />}
      badge={<StateBadge large state={badgeOf(order)} />}
      actions={<OtherSteps order={order} onAsk={(step) => ask(step, order)} />}
      main={<NextStep record={record} onAsk={(step) => ask(step, order)} />}
      side={addable && <TicketPanel order={order} tickets={record.weight} />}
    >
      <Record record={record} />
      {question}
    </ScreenFrame>
  )
}

function Gone({ words }: { words: string }) {
  const { t } = useTranslation()
  const back = <Link to="/Controller/po">{t('ui.backToList')}</Link>
  return <EmptyState words={words} action={back} />
}

function Crumb() {
  const { t } = useTranslation()
  return <Link to="/Controller/po">{t('screen.po')}</Link>
}
