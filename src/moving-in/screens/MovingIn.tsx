import { Navigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { useCall } from '../../platform/client.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { NoBreak } from '../../ui/NoBreak.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { EmptyState, ErrorState } from '../../ui/States.tsx'
import { calls } from '../contract.ts'
import { isLeft } from '../rules.ts'
import css from './MovingIn.module.css'
import { StepRow } from './StepRow.tsx'
import { mayDo } from './steps.ts'

const MINUTE_MS = 60_000

/** Leads a new mill to its first order; who comes later is led to the dashboard. */
export function MovingIn() {
  const { t } = useTranslation()
  const { data, error, refetch } = useSteps()
  const wasNew = useRef(false)
  if (data && !data.MovedIn) wasNew.current = true
  if (data?.MovedIn && !wasNew.current) return <Navigate to={addresses.dashboard().to} replace />
  const left = data?.Steps.filter(isLeft) ?? []
  const next = left.find((step) => mayDo(t, step))
  return (
    <ScreenFrame
      padded
      title={t('screen.movingIn')}
      count={left.length > 0 && t('moving.left', { n: left.length })}
    >
      {error && !data && <ErrorState error={error} retry={refetch} />}
      {data?.MovedIn && (
        <EmptyState
          words={t('moving.over')}
          action={<LinkButton to={addresses.dashboard()} words={t('moving.toDashboard')} />}
        />
      )}
      {data && !data.MovedIn && (
        <>
          <p className={css.about}>
            <NoBreak words={t('moving.about')} />
          </p>
          <ol className={css.steps}>
            {data.Steps.map((step) => (
              <StepRow key={step.Step} step={step} isNext={step === next} admins={data.Admins} />
            ))}
          </ol>
        </>
      )}
    </ScreenFrame>
  )
}

/** The steps as they are done here or elsewhere. */
function useSteps() {
  useRefetchOnChange('officers', calls.getSteps)
  useRefetchOnChange('masterData', calls.getSteps)
  useRefetchOnChange('vendors', calls.getSteps)
  useRefetchOnChange('prices', calls.getSteps)
  useRefetchOnChange('scaleTokens', calls.getSteps)
  useRefetchOnChange('tickets', calls.getSteps)
  useRefetchOnChange('orders', calls.getSteps)
  return useCall(calls.getSteps, {}, { refetchMs: MINUTE_MS })
}
