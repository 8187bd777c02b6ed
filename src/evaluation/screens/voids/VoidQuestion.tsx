import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { messageKey } from '../../../platform/catalogue.ts'
import { REASONS } from '../../../platform/reasons.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { ReasonField } from '../../../ui/form/ReasonField.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../../weighing/contract/voids.ts'
import { ticketName } from '../../rules/states.ts'
import type { PalmRecord } from '../record.ts'
import { useVoidedWords } from '../use-voided-words.ts'

interface Props {
  record: PalmRecord
  onClose: () => void
}

const schema = z.object({ Reason: z.string().trim().min(1, messageKey('v.reasonText')).max(500) })

/** Asks why a weigh-in is to be voided; the message that it is offers to restore it. */
export function VoidQuestion({ record, onClose }: Props) {
  const { t } = useTranslation()
  const { SSWeightID, CarRegister: plate } = record
  const ticket = ticketName(record)
  const form = useDraft(useForm({ Reason: '' }, schema), `ticket.void:${SSWeightID}`)
  const restore = useAction(calls.unvoidTicket, { done: t('voids.restored', { ticket }) })
  const action = useAction(calls.voidTicket, {
    onDone: () => {
      onClose()
      showSuccess(t('voids.voided', { ticket }), () => restore.run({ SSWeightID }))
    },
    draft: form.draft,
    onRefused: form.refused,
  })
  return (
    <Confirm
      question={t('voids.void.ask', { ticket, plate })}
      text={
        <>
          {form.draft.offer}
          {t('voids.void.text')}
          <ReasonField
            autoFocus
            label={t('term.reason')}
            reasons={REASONS.voidTicket}
            maxLength={500}
            {...form.field('Reason')}
          />
        </>
      }
      verb={t('voids.void')}
      danger
      running={action.running}
      onYes={() => form.submit(({ Reason }) => action.run({ SSWeightID, Reason }))}
      onNo={onClose}
    />
  )
}

/** Asks whether a voided weigh-in is to count again, and says who voided it and why. */
export function RestoreQuestion({ record, onClose }: Props) {
  const { t } = useTranslation()
  const { SSWeightID, CarRegister: plate } = record
  const ticket = ticketName(record)
  const voided = useVoidedWords(record)
  const action = useAction(calls.unvoidTicket, {
    done: t('voids.restored', { ticket }),
    onDone: onClose,
  })
  return (
    <Confirm
      question={t('voids.restore.ask', { ticket, plate })}
      text={voided}
      verb={t('voids.restore')}
      running={action.running}
      onYes={() => action.run({ SSWeightID })}
      onNo={onClose}
    />
  )
}
