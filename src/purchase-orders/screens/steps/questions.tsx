import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { passwordHash } from '../../../identity/rules/password-hash.ts'
import type { Call, Input, Output } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import { useCall } from '../../../platform/client.ts'
import { REASONS, type Reason } from '../../../platform/reasons.ts'
import { useUndo } from '../../../ui/batch/use-undo.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { PasswordField } from '../../../ui/form/fields.tsx'
import { ReasonField } from '../../../ui/form/ReasonField.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { counted, kilograms, money, whole } from '../../../ui/format.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { FlagsAsked } from '../approve/FlagsAsked.tsx'
import { type Order, type OrderLine, slipOf } from '../order.ts'
import { doneMessage, type QuestionProps, useOrderAction } from './order-action.ts'

const reason = z.string().trim().min(1, messageKey('v.reasonText')).max(500)
const ofReason = z.object({ Reason: reason })
const ofDeletion = ofReason.extend({ Password: z.string().min(1, messageKey('v.deletePassword')) })

interface PlainStep {
  call:
    | typeof calls.submitPO
    | typeof calls.confirmPO
    | typeof calls.discardPO
    | typeof calls.rejectPO
    | typeof calls.cancelPO
  done: `done.po${'Submitted' | 'Confirmed' | 'Discarded' | 'Rejected' | 'Canceled'}`
  /** What follows from it. */
  text?: `ask.${'submit' | 'confirm' | 'discard'}.text`
  /** What is offered as reasons, of a step that needs one. */
  reasons?: readonly Reason[]
  label?: 'ask.reject.reason'
  keep?: 'po.keep'
  /** It ends the order. */
  ends?: true
}

/** What is asked before the steps that need no more than a yes, or a reason. */
const ASKED = {
  submit: { call: calls.submitPO, done: 'done.poSubmitted', text: 'ask.submit.text' },
  confirm: { call: calls.confirmPO, done: 'done.poConfirmed', text: 'ask.confirm.text' },
  discard: {
    call: calls.discardPO,
    done: 'done.poDiscarded',
    text: 'ask.discard.text',
    ends: true,
  },
  reject: {
    call: calls.rejectPO,
    done: 'done.poRejected',
    reasons: REASONS.reject,
    label: 'ask.reject.reason',
  },
  cancel: {
    call: calls.cancelPO,
    done: 'done.poCanceled',
    reasons: REASONS.cancel,
    keep: 'po.keep',
    ends: true,
  },
} as const satisfies Record<string, PlainStep>

/** The confirmation of a step that needs no input, or a reason. */
export function StepQuestion(props: QuestionProps & { step: keyof typeof ASKED }) {
  const { t } = useTranslation()
  const { step, order } = props
  const { call, done, text, reasons, label, keep, ends }: PlainStep = ASKED[step]
  const { UUID: POHeaderUUID, Version, PONumber: po, TotalLine } = order
  const follows = {
    ...counted(TotalLine),
    n: TotalLine,
    kg: kilograms(order.TotalWeight),
    amount: money(order.TotalAmount),
    vendor: order.VendorOrganizationName,
  }
  return (
    <Question
      call={call}
      of={POHeaderUUID}
      input={(Reason) => ({ POHeaderUUID, Version, ...(reasons && { Reason }) })}
      question={t(`ask.${step}`, { po })}
      text={
        <>
          {ends && <OrderAtStake order={order} />}
          {text && t(text, follows)}
        </>
      }
      label={label && t(label)}
      reasons={reasons}
      verb={t(`po.${step}`)}
      keep={keep && t(keep)}
      danger={ends}
      onDone={() => {
        showSuccess(doneMessage(t, t(done, { po }), order))
        props.onDone()
      }}
      onClose={props.onClose}
    />
  )
}

interface Props<C extends Call> {
  call: C
  /** The order or line that it is about. */
  of: string
  /** What is sent; the reason is empty where none is asked for. */
  input: (reason: string) => Input<C>
  question: string
  /** What is said of it, over the reason. */
  text?: ReactNode
  label?: string | undefined
  /** What is offered as reasons; without them none is asked for. */
  reasons?: readonly Reason[] | undefined
  verb: string
  keep?: string | undefined
  danger?: boolean | undefined
  /** Not to be answered before something has come. */
  waits?: boolean
  onDone: (result: Output<C>) => void
  onClose: () => void
}

/** A confirmation, of what needs a reason with the field for it. */
function Question<C extends Call>(props: Props<C>) {
  const { t } = useTranslation()
  const { reasons, waits = false, onClose } = props
  const key = `reason:${props.call.path}:${props.of}`
  const form = useDraft(useForm({ Reason: '' }, ofReason), key)
  const action = useOrderAction(props.call, {
    onDone: props.onDone,
    draft: form.draft,
    onRefused: reasons && form.refused,
    onLatest: onClose,
  })
  const send = ({ Reason }: { Reason: string }) => action.run(props.input(Reason))
  return (
    <Confirm
      question={props.question}
      text={
        <>
          {form.draft.offer}
          {props.text}
          {reasons && (
            <ReasonField
              autoFocus
              label={props.label ?? t('term.reason')}
              reasons={reasons}
              maxLength={500}
              {...form.field('Reason')}
            />
          )}
        </>
      }
      verb={props.verb}
      keep={props.keep}
      danger={props.danger || reasons !== undefined}
      running={action.running || waits}
      onStop={waits ? onClose : undefined}
      onYes={() => (reasons ? form.submit(send) : send(form.values))}
      onNo={onClose}
    />
  )
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
    <Question
      call={calls.approvePO}
      of={POHeaderUUID}
      input={() => ({ POHeaderUUID, Version })}
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
        const words = doneMessage(t, t('done.poApproved', { po }), order)
        showSuccess(words, undo([{ POHeaderUUID, Version: approved.Version }]).run)
        onDone()
      }}
      onClose={onClose}
    />
  )
}

/** Deletes the order for good, which takes the officer's own password. */
export function DeleteQuestion({ order, onClose, onDone }: QuestionProps) {
  const { t } = useTranslation()
  const form = useForm({ Reason: '', Password: '' }, ofDeletion)
  const action = useOrderAction(calls.deletePO, {
    done: doneMessage(t, t('done.poDeleted', { po: order.PONumber }), order),
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
    <Question
      call={calls.releaseLine}
      of={line.UUID}
      input={(Reason) => ({ POLineUUID: line.UUID, Reason })}
      question={t('ask.release', names)}
      reasons={REASONS.release}
      verb={t('po.release')}
      onDone={() => {
        showSuccess(t('done.lineReleased', names))
        onClose()
      }}
      onClose={onClose}
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
    <Question
      call={calls.deletePOLine}
      of={line.UUID}
      input={() => ({ POLineUUID: line.UUID })}
      question={t('ask.removeLine', names)}
      verb={t('po.remove')}
      onDone={() => {
        showSuccess(t('done.poLineDeleted', names), () => putBack.run(ofLine))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
