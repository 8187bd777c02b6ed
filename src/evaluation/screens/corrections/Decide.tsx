import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../../platform/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { calls } from '../../contract.ts'
import { OrderSentence } from '../OrderSentence.tsx'
import type { WeightCorrection } from '../sheet/said.ts'
import css from './CorrectionCard.module.css'

interface Props {
  correction: WeightCorrection
  onOvertaken?: () => void
}

/** The two ways to decide a proposed correction, with a reason where one is worth noting. */
export function Decide({ correction, onOvertaken }: Props) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const after = (key: string) => ({ done: t(key), onRefused: overtaken(onOvertaken) })
  const accept = useAct(calls.acceptCorrection, after('done.correctionAccepted'))
  const refuse = useAct(calls.refuseCorrection, after('done.correctionRefused'))
  const { CorrectionID, Version, LockedBy } = correction
  const input = { CorrectionID, Version, Reason: reason.trim() || null }
  const name = correction.SequenceWeightOut ?? correction.WeightScaleIDIn
  const running = accept.running || refuse.running
  const act = (key: 'accept' | 'refuse') => ({
    'aria-label': t('ui.actionOf', { action: t(`corrections.${key}`), name }),
    children: t(`corrections.${key}`),
  })
  return (
    <>
      {LockedBy && <Locked correction={correction} name={name} />}
      <div className={`${css.decide} no-print`}>
        <TextInput
          aria-label={t('ui.actionOf', { action: t('corrections.reason'), name })}
          placeholder={t('corrections.reason.hint')}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button
          variant="default"
          loading={refuse.running}
          disabled={running}
          onClick={() => refuse.run(input)}
          {...act('refuse')}
        />
        <Button
          variant="light"
          loading={accept.running}
          disabled={running || LockedBy !== null}
          onClick={() => accept.run(input)}
          {...act('accept')}
        />
      </div>
    </>
  )
}

function overtaken(tell: (() => void) | undefined) {
  return (error: unknown) => {
    if (error instanceof CallError && error.code === 'correction.decided') tell?.()
  }
}

/** An order keeps the ticket as it is: the proposal can be refused, not accepted. */
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
