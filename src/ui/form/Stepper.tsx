import { UnstyledButton } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField, type NumberProps } from './NumberField.tsx'
import { stepNumber } from './numbers.ts'
import css from './Stepper.module.css'
import { usePressAndHold } from './use-press-and-hold.ts'

/** A number between two buttons of 44 px, for fingers, that repeat while held; the label stands at its left. */
export function Stepper(props: NumberProps & { name: string }) {
  const { t } = useTranslation()
  const { name, ...field } = props
  const { label, value, onChange, step = 1, min = 0, max } = field
  const id = useId()
  const move = (steps: number) => onChange(stepNumber(value, steps * step, min, max))
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div
        className={css.box}
        data-zero={!value || undefined}
        data-wrong={props.error ? true : undefined}
      >
        <Step
          label={t('ui.decrease', { name })}
          onPress={(steps) => move(-steps)}
          off={(value ?? 0) <= min}
        >
          <IconMinus size={16} stroke={1.7} aria-hidden="true" />
        </Step>
        <NumberField {...field} id={id} label={undefined} min={min} error={Boolean(props.error)} />
        <Step
          label={t('ui.increase', { name })}
          onPress={move}
          off={max !== undefined && (value ?? 0) >= max}
        >
          <IconPlus size={16} stroke={1.7} aria-hidden="true" />
        </Step>
      </div>
      {props.error && <p role="alert">{props.error}</p>}
    </div>
  )
}

interface StepProps {
  label: string
  onPress: (steps: number) => void
  off: boolean
  children: ReactNode
}

function Step(props: StepProps) {
  const pressAndHold = usePressAndHold((steps) => !props.off && props.onPress(steps))
  return (
    <UnstyledButton
      {...pressAndHold}
      className={css.step}
      tabIndex={-1}
      aria-label={props.label}
      disabled={props.off}
    >
      {props.children}
    </UnstyledButton>
  )
}
