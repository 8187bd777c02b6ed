import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { GuardedButtons } from '../../../ui/dialogs/GuardedButtons.tsx'
import { OrderSentence } from '../OrderSentence.tsx'
import type { WeightCorrection } from '../sheet/reading-differences.ts'
import css from './CorrectionCard.module.css'
import { DecideQuestion } from './DecideQuestion.tsx'

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
      </div>
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
