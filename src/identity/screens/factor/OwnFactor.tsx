import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { useLanguage } from '../../../ui/language.ts'
import { calls } from '../../contract.ts'
import css from './factor.module.css'
import { ProofForm } from './ProofForm.tsx'
import { SetUpFactor } from './SetUpFactor.tsx'

/** The second factor of the officer: since when, how to be rid of it, or how to set one up. */
export function OwnFactor() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: factor } = useCall(calls.getFactor, {})
  const [isBegun, setBegun] = useState(false)
  if (isBegun) return <SetUpFactor onDone={() => setBegun(false)} />
  if (!factor) return null
  if (!factor.SetUpAt) {
    return (
      <Button variant="default" onClick={() => setBegun(true)}>
        {t('factor.begin')}
      </Button>
    )
  }
  const day = formatInstant(factor.SetUpAt, 'table', language)
  return (
    <div className={css.steps}>
      <p className={css.about}>{t('factor.since', { day, n: factor.CodesLeft })}</p>
      <ProofForm
        call={calls.removeFactor}
        asks={['Password', 'Code']}
        input={(proofs) => proofs}
        verb={t('factor.remove')}
        done={t('done.factorRemoved')}
        onDone={() => {}}
      />
    </div>
  )
}
