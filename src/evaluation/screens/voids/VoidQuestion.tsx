import { useTranslation } from 'react-i18next'
import { REASONS } from '../../../platform/reasons.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { CallQuestion } from '../../../ui/dialogs/CallQuestion.tsx'
import { ReasonQuestion } from '../../../ui/form/ReasonQuestion.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../../weighing/contract/voids.ts'
import { ticketName } from '../../rules/states.ts'
import type { PalmRecord } from '../record.ts'
import { useVoidedWords } from '../TicketNotices.tsx'

interface Props {
  record: PalmRecord
  onClose: () => void
}

/** Asks why a weigh-in is to be voided; the message that it is offers to restore it. */
export function VoidQuestion({ record, onClose }: Props) {
  const { t } = useTranslation()
  const { SSWeightID, CarRegister: plate } = record
  const ticket = ticketName(record)
  const restore = useAction(calls.unvoidTicket, { done: t('voids.restored', { ticket }) })
  return (
    <ReasonQuestion
      call={calls.voidTicket}
      input={(Reason) => ({ SSWeightID, Reason })}
      question={t('voids.void.ask', { ticket, plate })}
      text={t('voids.void.text')}
      reasons={REASONS.voidTicket}
      verb={t('voids.void')}
      danger
      draft={`ticket.void:${SSWeightID}`}
      onDone={() => {
        onClose()
        showSuccess(t('voids.voided', { ticket }), () => restore.run({ SSWeightID }))
      }}
      onClose={onClose}
    />
  )
}

/** Asks whether a voided weigh-in is to count again, and says who voided it and why. */
export function RestoreQuestion({ record, onClose }: Props) {
  const { t } = useTranslation()
  const { SSWeightID, CarRegister: plate } = record
  const ticket = ticketName(record)
  const voided = useVoidedWords(record)
  return (
    <CallQuestion
      call={calls.unvoidTicket}
      input={{ SSWeightID }}
      question={t('voids.restore.ask', { ticket, plate })}
      text={voided}
      verb={t('voids.restore')}
      done={t('voids.restored', { ticket })}
      onClose={onClose}
    />
  )
}
