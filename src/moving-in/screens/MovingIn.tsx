import { Box, Button, Group } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { useCall } from '../../platform/client.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { NoBreak } from '../../ui/NoBreak.tsx'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { EmptyState, ErrorState } from '../../ui/States.tsx'
import { calls } from '../contract.ts'
import { isLeft } from '../rules.ts'
import css from './MovingIn.module.css'
import { factsOf, type MovingStep } from './steps.ts'

const MINUTE_MS = 60_000

/** Leads a new mill to its first order; who comes later is led to the dashboard. */
export function MovingIn() {
  const { t } = useTranslation()
  const { data, error, refetch } = useSteps()
  const wasNew = useRef(false)
  if (data && !data.MovedIn) wasNew.current = true
  if (data?.MovedIn && !wasNew.current) return <Navigate to={addresses.dashboard().to} replace />
  const left = data?.Steps.filter(isLeft) ?? []
  const next = left.find((step) => factsOf(t, step).mayDo)
  return (
    <ScreenLayout
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
          <Box component="p" c="var(--ps-text-2)" fz={13} maw={860} m="0 0 12px">
            <NoBreak words={t('moving.about')} />
          </Box>
          <Box component="ol" className="card" flex="none" maw={860} px={16}>
            {data.Steps.map((step) => (
              <StepRow key={step.Step} step={step} isNext={step === next} admins={data.Admins} />
            ))}
          </Box>
        </>
      )}
    </ScreenLayout>
  )
}

/** The steps as they are done here or elsewhere. */
function useSteps() {
  const lists = ['officers', 'masterData', 'vendors', 'prices', 'scaleTokens'] as const
  useRefetchOnChange([...lists, 'tickets', 'orders'], calls.getSteps)
  return useCall(calls.getSteps, {}, { refetchMs: MINUTE_MS })
}

interface RowProps {
  step: MovingStep
  /** What this officer does next. */
  isNext: boolean
  /** Whom they ask for what is not theirs. */
  admins: readonly string[]
}

/** A step: whether it is done, what it is, and where it is done or by whom. */
function StepRow({ step, isNext, admins }: RowProps) {
  const { t } = useTranslation()
  const { title, sentence, way, mayDo, count } = factsOf(t, step)
  return (
    <li className={css.step}>
      <Mark step={step} />
      <div>
        <Group
          component="h2"
          gap="0 8px"
          align="baseline"
          className={step.Done ? 'title medium' : 'title'}
        >
          {title}
          {step.Optional && <span className={`small ${css.count}`}>{t('moving.optional')}</span>}
          {count && <span className={`small num ${css.count}`}>{count}</span>}
        </Group>
        <p className={`text ${step.Done ? 'muted' : 'secondary'}`}>
          <NoBreak words={sentence} />
        </p>
      </div>
      {way && mayDo && (
        <Button component={ScreenLink} to={way.to} variant={isNext ? 'filled' : 'subtle'}>
          {way.words}
        </Button>
      )}
      {way && !mayDo && !step.Done && (
        <span className={`small ${css.ask}`}>
          {t('moving.ask', { who: admins.join(', ') || t('role.1') })}
        </span>
      )}
    </li>
  )
}

function Mark({ step: { Done, Optional } }: { step: MovingStep }) {
  const { t } = useTranslation()
  const Glyph = Done ? IconCircleCheckFilled : Optional ? IconCircleDashed : IconCircle
  return (
    <Glyph
      className={`${css.mark} ${Done ? 'accent' : 'muted'}`}
      size={20}
      stroke={1.6}
      role="img"
      aria-label={t(Done ? 'moving.done' : 'moving.notDone')}
    />
  )
}
