import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { passwordHash } from '../../../identity/rules/password-hash.ts'
import { messageKey, type WordKey } from '../../../platform/catalogue.ts'
import { useCall } from '../../../platform/client.ts'
import { REASONS } from '../../../platform/reasons.ts'
import { useUndo } from '../../../ui/batch/use-undo.ts'
import { CallQuestion } from '../../../ui/dialogs/CallQuestion.tsx'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { PasswordField } from '../../../ui/form/fields.tsx'
import { ReasonField } from '../../../ui/form/ReasonField.tsx'
import { ReasonQuestion } from '../../../ui/form/ReasonQuestion.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { counted, kilograms, money, whole } from '../../../ui/format.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { asksYes, type PlainStep, reasonsOf, TRANSITIONS } from '../../rules/steps.ts'
import { FlagsAsked } from '../approve/FlagsAsked.tsx'
import { type Order, type OrderLine, slipOf } from '../order.ts'
import { doneMessage, isStale, type QuestionProps, useOrderAction } from './order-action.ts'

const ofDeletion = z.object({
  Reason: z.string().trim().min(1, messageKey('v.reasonText')).max(500),
  Password: z.string().min(1, messageKey('v.deletePassword')),
})

/** Where a step's question has other words than most that ask for a reason. */
const REASON_WORDS: Partial<Record<PlainStep, { label?: WordKey; keep?: WordKey }>> = {
  reject: { label: 'ask.reject.reason' },
  cancel: { keep: 'po.keep' },
}

/** The question of a step that asks a yes, and says what follows, or a reason. */
export function StepQuestion(props: QuestionProps & { step: PlainStep }) {
  const { t } = useTranslation()
  const { step, order } = props
  const call = calls[`${step}PO`]
  const reasons = reasonsOf(step)
  const ends = TRANSITIONS[step].place === 'end'
  const { UUID: POHeaderUUID, Version, PONumber: po, TotalLine } = order
  const follows = {
    ...counted(TotalLine),
    n: TotalLine,
    kg: kilograms(order.TotalWeight),
    amount: money(order.TotalAmount),
    vendor: order.VendorOrganizationName,
  }
  const asked = {
    call,
    question: t(`ask.${step}`, { po }),
    text: (
      <>
        {ends && <OrderAtStake order={order} />}
        {asksYes(step) && t(`ask.${step}.text`, follows)}
      </>
    ),
    verb: t(`po.${step}`),
    done: doneMessage(t, t(`done.${step}`, { po }), order),
    onDone: props.onDone,
    ...staleCloses(props),
  }
  if (!reasons) return <CallQuestion {...asked} input={{ POHeaderUUID, Version }} danger={ends} />
  const { label, keep } = REASON_WORDS[step] ?? {}
  return (
    <ReasonQuestion
      {...asked}
      input={(Reason) => ({ POHeaderUUID, Version, Reason })}
      label={label && t(label)}
      reasons={reasons}
      keep={keep && t(keep)}
      danger
      draft={`reason:${call.path}:${POHeaderUUID}`}
    />
  )
}

/** Closes a dialog, also where the screen is stale and the latest is loaded. */
function staleCloses({ onClose }: { onClose: () => void }) {
  return { onClose, onLatest: onClose, isStale }
}

/** Asks with vendor, sum and what deserves a look whether an order is to be approved, which can then be undone. */
export function ApproveQuestion({ order, onClose, onDone }: QuestionProps) {
  const { t } = useTranslation()
  const { data, isLoading } = useCall(calls.getApprovals, {})
  const undo = useUndo(calls.withdrawApprovals, 'approve.undone')
  const { UUID: POHeaderUUID, PONumber: po, Version, TotalLine } = order
  const asked = {
    tickets: whole(TotalLine),
    count: TotalLine,
    kg: kilograms(order.TotalWeight),
    sum: money(order.TotalAmount),
  }
  return (
    <CallQuestion
      call={calls.approvePO}
      input={{ POHeaderUUID, Version }}
      question={t('ask.approve', { po })}
      text={
        <>
          <div>{order.VendorOrganizationName}</div>
          <div>{t('approve.ask.text', asked)}</div>
          <FlagsAsked orders={(data?.data ?? []).filter(({ UUID }) => UUID === POHeaderUUID)} />
        </>
      }
      verb={t('po.approve')}
      // Not to be answered before it is known what deserves a look.
      waits={isLoading}
      onDone={(approved) => {
        const words = doneMessage(t, t('done.approve', { po }), order)
        showSuccess(words, undo([{ POHeaderUUID, Version: approved.Version }]).run)
        onDone()
      }}
      {...staleCloses({ onClose })}
    />
  )
}

/** Deletes the order for good, which takes the officer's own password. */
export function DeleteQuestion({ order, onClose, onDone }: QuestionProps) {
  const { t } = useTranslation()
  const form = useForm({ Reason: '', Password: '' }, ofDeletion)
  const action = useOrderAction(calls.deletePO, {
    done: doneMessage(t, t('done.delete', { po: order.PONumber }), order),
    onDone,
    onRefused: form.refused,
    onLatest: onClose,
  })
  const remove = ({ Reason, Password }: { Reason: string; Password: string }) =>
    action.run({ POHeaderUUID: order.UUID, Password: passwordHash(Password), Reason })
  return (
    <Confirm
      question={t('ask.delete', { po: order.PONumber })}
      text={
        <>
          <OrderAtStake order={order} />
          {t('ask.delete.text')}
          <Box mt="sm">
            <ReasonField
              autoFocus
              label={t('term.reason')}
              reasons={REASONS.delete}
              maxLength={500}
              {...form.field('Reason')}
            />
            <PasswordField
              required
              label={t('ask.delete.password')}
              autoComplete="current-password"
              {...form.field('Password')}
            />
          </Box>
        </>
      }
      verb={t('po.delete')}
      danger
      running={action.running}
      onYes={() => form.submit(remove)}
      onNo={onClose}
    />
  )
}

/** What ends with an order: whose it is, what it comes to, and how many tickets become free. */
function OrderAtStake({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { VendorOrganizationName: vendor, TotalAmount, TotalLine } = order
  return (
    <Box mb="sm">
      <Box fw={500} c="var(--ps-text)">
        {t('ask.approve.text', { vendor, amount: money(TotalAmount) })}
      </Box>
      {TotalLine > 0 && <div>{t('ask.cancel.text', counted(TotalLine))}</div>}
    </Box>
  )
}

interface LineProps {
  order: Order
  line: OrderLine
  onClose: () => void
}

/** Removes a line from a confirmed order, with a reason; its ticket is free again. */
export function ReleaseQuestion({ order, line, onClose }: LineProps) {
  const { t } = useTranslation()
  const names = { po: order.PONumber, line: line.LineNo, ticket: slipOf(line) }
  return (
    <ReasonQuestion
      call={calls.releaseLine}
      input={(Reason) => ({ POLineUUID: line.UUID, Reason })}
      question={t('ask.release', names)}
      reasons={REASONS.release}
      verb={t('po.release')}
      danger
      done={t('done.lineReleased', names)}
      draft={`reason:${calls.releaseLine.path}:${line.UUID}`}
      {...staleCloses({ onClose })}
    />
  )
}

/** Removes a line from a draft; its ticket is free again. */
export function RemoveQuestion({ order, line, onClose }: LineProps) {
  const { t } = useTranslation()
  const names = { po: order.PONumber, ticket: slipOf(line) }
  const putBack = useOrderAction(calls.createPOLine, { done: t('done.poLineCreated') })
  const ofLine = { POHeaderUUID: order.UUID, SSWeightID: line.SSWeightID, AllowOtherProduct: true }
  return (
    <CallQuestion
      call={calls.deletePOLine}
      input={{ POLineUUID: line.UUID }}
      question={t('ask.removeLine', names)}
      verb={t('po.remove')}
      onDone={() => {
        showSuccess(t('done.poLineDeleted', names), () => putBack.run(ofLine))
        onClose()
      }}
      {...staleCloses({ onClose })}
    />
  )
}
