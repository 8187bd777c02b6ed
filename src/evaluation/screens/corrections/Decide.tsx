import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { GuardedButtons } from '../../../ui/dialogs/GuardedButtons.tsx'
import { calls } from '../../contract.ts'
import { OrderSentence } from '../OrderSentence.tsx'
import type { WeightCorrection } from '../sheet/reading-differences.ts'
import css from './CorrectionCard.module.css'

/** The buttons to accept or refuse a proposed correction, with an optional reason. */
export function Decide({ correction }: { correction: WeightCorrection }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const name = correction.SequenceWeightOut ?? correction.WeightScaleIDIn
  const { accept, refuse, running } = useDecision(correction, reason, name)
  const named = (key: 'corrections.accept' | 'corrections.refuse' | 'term.reason') =>
    t('ui.actionOf', { action: t(key), name })
  return (
    <>
      <Locked correction={correction} name={name} />
      <div className={`${css.decide} no-print`}>
        <TextInput
          aria-label={named('term.reason')}
          placeholder={t('corrections.reason.hint')}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <GuardedButtons className={css.verbs}>
          <Button
            variant="default"
            disabled={running}
            aria-label={named('corrections.refuse')}
            {...refuse}
          >
            {t('corrections.refuse')}
          </Button>
          <Button variant="light" aria-label={named('corrections.accept')} {...accept}>
            {t('corrections.accept')}
          </Button>
        </GuardedButtons>
      </div>
    </>
  )
}

/** The calls behind the two buttons. */
function useDecision(correction: WeightCorrection, reason: string, ticket: string) {
  const { t } = useTranslation()
  const accept = useAction(calls.acceptCorrection, {
    done: t('done.correctionAccepted', { ticket }),
  })
  const refuse = useAction(calls.refuseCorrection, {
    done: t('done.correctionRefused', { ticket }),
  })
  const { CorrectionID, Version, LockedBy } = correction
  const input = { CorrectionID, Version, Reason: reason.trim() || null }
  const running = accept.running || refuse.running
  return {
    running,
    accept: {
      loading: accept.running,
      disabled: running || LockedBy !== null,
      onClick: () => accept.run(input),
    },
    refuse: { loading: refuse.running, onClick: () => refuse.run(input) },
  }
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
