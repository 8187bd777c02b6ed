import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { GuardedButtons } from '../../../ui/dialogs/GuardedButtons.tsx'
import { calls } from '../../contract.ts'
import { OrderSentence } from '../OrderSentence.tsx'
import type { WeightCorrection } from '../sheet/reading-differences.ts'
import { AcceptQuestion } from './AcceptQuestion.tsx'
import css from './CorrectionCard.module.css'

/** The reason, and the buttons to refuse a proposed correction or, after a question, to accept it, which takes a reason. */
export function Decide({ correction }: { correction: WeightCorrection }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { CorrectionID, Version, LockedBy } = correction
  const ticket = correction.SequenceWeightOut ?? correction.WeightScaleIDIn
  const refuse = useAction(calls.refuseCorrection, {
    done: t('done.correctionRefused', { ticket }),
  })
  const named = (key: 'corrections.accept' | 'corrections.refuse' | 'term.reason') =>
    t('ui.actionOf', { action: t(key), name: ticket })
  return (
    <>
      <Locked correction={correction} name={ticket} />
      <div className={`${css.decide} no-print`}>
        <TextInput
          aria-label={named('term.reason')}
          placeholder={t('term.reason')}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <GuardedButtons className={css.verbs}>
          <Button
            variant="default"
            loading={refuse.running}
            aria-label={named('corrections.refuse')}
            onClick={() => refuse.run({ CorrectionID, Version, Reason: reason.trim() || null })}
          >
            {t('corrections.refuse')}
          </Button>
          <Button
            variant="light"
            disabled={refuse.running || LockedBy !== null}
            aria-label={named('corrections.accept')}
            onClick={() => setAsking(true)}
          >
            {t('corrections.accept')}
          </Button>
        </GuardedButtons>
      </div>
      {isAsking && (
        <AcceptQuestion
          correction={correction}
          ticket={ticket}
          reason={reason}
          onClose={() => setAsking(false)}
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
