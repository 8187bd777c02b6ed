import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { GuardedButtons } from '../../../ui/dialogs/GuardedButtons.tsx'
import { LongTextField } from '../../../ui/form/LongTextField.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'
import { OrderSentence } from '../OrderSentence.tsx'
import type { WeightCorrection } from '../sheet/reading-differences.ts'
import css from './CorrectionCard.module.css'
import { EffectWords } from './EffectWords.tsx'
import { effectOf } from './effect.ts'

const SCHEMAS = {
  accept: z.object({ Reason: calls.acceptCorrection.input.shape.Reason }),
  refuse: z.object({ Reason: calls.refuseCorrection.input.shape.Reason }),
}

/** The reason, and the buttons to refuse a proposed correction or to accept it, both after a question. */
export function Decide({ correction }: { correction: WeightCorrection }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState<'accept' | 'refuse'>()
  const { LockedBy } = correction
  const ticket = correction.SequenceWeightOut ?? correction.WeightScaleIDIn
  const named = (key: 'corrections.accept' | 'corrections.refuse' | 'term.reason') =>
    t('ui.actionOf', { action: t(key), name: ticket })
  return (
    <>
      <Locked correction={correction} name={ticket} />
      <Group gap={8} align="stretch" pt={10} className={`${css.decide} no-print`}>
        <TextInput
          aria-label={named('term.reason')}
          placeholder={t('term.reason')}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <GuardedButtons className="line">
          <Button
            variant="default"
            aria-label={named('corrections.refuse')}
            onClick={() => setAsked('refuse')}
          >
            {t('corrections.refuse')}
          </Button>
          <Button
            variant="light"
            disabled={LockedBy !== null}
            aria-label={named('corrections.accept')}
            onClick={() => setAsked('accept')}
          >
            {t('corrections.accept')}
          </Button>
        </GuardedButtons>
      </Group>
      {asked && (
        <DecideQuestion
          decision={asked}
          correction={correction}
          ticket={ticket}
          reason={reason}
          onClose={(typed) => {
            setReason(typed)
            setAsked(undefined)
          }}
        />
      )}
    </>
  )
}

/** For a ticket that an order locks: the proposal can be refused, but not accepted. */
function Locked({ correction, name }: { correction: WeightCorrection; name: string }) {
  const { t } = useTranslation()
  const { LockedBy, POHeaderUUID } = correction
  if (!LockedBy) return null
  const words = t('corrections.locked', { ticket: name, po: LockedBy })
  return (
    <Banner>
      <OrderSentence words={words} PONumber={LockedBy} POHeaderUUID={POHeaderUUID} />
    </Banner>
  )
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
function DecideQuestion({ decision, correction, ticket, reason, onClose }: Props) {
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
