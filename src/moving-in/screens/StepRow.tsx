import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NoBreak } from '../../ui/NoBreak.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import css from './MovingIn.module.css'
import { countOf, type MovingStep, mayDo, sentenceOf, titleOf, wayOf } from './steps.ts'

interface Props {
  step: MovingStep
  /** What this officer does next. */
  isNext: boolean
  /** Whom they ask for what is not theirs. */
  admins: readonly string[]
}

/** A step: whether it is done, what it is, and where it is done or by whom. */
export function StepRow({ step, isNext, admins }: Props) {
  const { t } = useTranslation()
  const way = wayOf(t, step)
  const count = countOf(t, step)
  const isMine = mayDo(t, step)
  return (
    <li className={css.step} data-done={step.Done || undefined}>
      <Mark step={step} />
      <div className={css.what}>
        <h2>
          {titleOf(t, step.Step)}
          {step.Optional && <span className={css.count}>{t('moving.optional')}</span>}
          {count && <span className={`${css.count} num`}>{count}</span>}
        </h2>
        <p>
          <NoBreak words={sentenceOf(t, step)} />
        </p>
      </div>
      {way && isMine && (
        <Button component={ScreenLink} to={way.to} variant={isNext ? 'filled' : 'subtle'}>
          {way.words}
        </Button>
      )}
      {way && !isMine && !step.Done && (
        <span className={css.ask}>
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
      className={css.mark}
      size={20}
      stroke={1.6}
      role="img"
      aria-label={t(Done ? 'moving.done' : 'moving.notDone')}
    />
  )
}
