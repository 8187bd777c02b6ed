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

const SCHEMAS = {
  accept: z.object({ Reason: calls.acceptCorrection.input.shape.Reason }),
  refuse: z.object({ Reason: calls.refuseCorrection.input.shape.Reason }),
}

interface Props {
  decision: 'accept' | 'refuse'
  correction: WeightCorrection
  /** What the ticket is called. */
  ticket: string
  /** What was typed of it already. */
  reason: string
  /** Called with what is typed by then. */
  onClose: (reason: string) => void
}

/**
 * Asks before what the scale proposes is accepted or refused: kilograms and baht before and after, and why, which only who
 * accepts must say.
 */
export function DecideQuestion({ decision, correction, ticket, reason, onClose }: Props) {
  const { t } = useTranslation()
  const form = useForm({ Reason: reason }, SCHEMAS[decision])
  const { CorrectionID, Version } = correction
  const close = () => onClose(form.values.Reason)
  const handlers = { onDone: close, onRefused: form.refused, onLatest: close }
  const [accept, refuse] = [
    useAction(calls.acceptCorrection, {
      done: t('done.correctionAccepted', { ticket }),
      ...handlers,
    }),
    useAction(calls.refuseCorrection, {
      done: t('done.correctionRefused', { ticket }),
      ...handlers,
    }),
  ]
  const send = ({ Reason }: { Reason: string }) =>
    decision === 'accept'
      ? accept.run({ CorrectionID, Version, Reason })
      : refuse.run({ CorrectionID, Version, Reason: Reason.trim() || null })
  return (
    <Confirm
      question={t(decision === 'accept' ? 'corrections.ask' : 'corrections.askRefuse', { ticket })}
      text={
        <>
          {decision === 'refuse' && t('corrections.refused.about')}
          <EffectWords effect={effectOf(correction)} price={correction.SysPrice} />
          <LongTextField
            autoFocus
            required={decision === 'accept'}
            label={t('term.reason')}
            maxLength={500}
            {...form.field('Reason')}
          />
        </>
      }
      verb={t(`corrections.${decision}`)}
      running={accept.running || refuse.running}
      onYes={() => form.submit(send)}
      onNo={close}
    />
  )
}
