import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { LongTextField } from '../../../ui/form/LongTextField.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'
import type { WeightCorrection } from '../sheet/reading-differences.ts'
import { EffectWords } from './EffectWords.tsx'
import { effectOf } from './effect.ts'

const schema = z.object({ Reason: calls.acceptCorrection.input.shape.Reason })

interface Props {
  correction: WeightCorrection
  /** What the ticket is called. */
  ticket: string
  /** What was typed of it already. */
  reason: string
  onClose: () => void
}

/** Asks before what the scale proposes is accepted: kilograms and baht before and after, and why. */
export function AcceptQuestion({ correction, ticket, reason, onClose }: Props) {
  const { t } = useTranslation()
  const form = useForm({ Reason: reason }, schema)
  const { CorrectionID, Version } = correction
  const accept = useAction(calls.acceptCorrection, {
    done: t('done.correctionAccepted', { ticket }),
    onDone: onClose,
    onRefused: form.refused,
    onLatest: onClose,
  })
  return (
    <Confirm
      question={t('corrections.ask', { ticket })}
      text={
        <>
          <EffectWords effect={effectOf(correction)} price={correction.SysPrice} />
          <LongTextField
            autoFocus
            required
            label={t('term.reason')}
            maxLength={500}
            {...form.field('Reason')}
          />
        </>
      }
      verb={t('corrections.accept')}
      running={accept.running}
      onYes={() => form.submit(({ Reason }) => accept.run({ CorrectionID, Version, Reason }))}
      onNo={onClose}
    />
  )
}
