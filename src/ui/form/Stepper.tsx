import { Box, UnstyledButton } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField, type NumberProps } from './NumberField.tsx'
import { stepNumber } from './numbers.ts'
import css from './Stepper.module.css'

/** A number between two buttons of 44 px, for fingers, that repeat while held; the label stands at its left. */
export function Stepper(props: NumberProps & { name: string }) {
  const { t } = useTranslation()
  const { name, ...field } = props
  const { label, value, onChange, step = 1, min = 0, max } = field
  const id = useId()
  const move = (steps: number) => onChange(stepNumber(value, steps * step, min, max))
  return (
    <Box display="grid" fz={13} pos="relative" className={css.field}>
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
    </Box>
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
      className={`${css.step} centred hovers`}
      tabIndex={-1}
      aria-label={props.label}
      disabled={props.off}
    >
      {props.children}
    </UnstyledButton>
  )
}

const HOLD_DELAY_MS = 400
const INTERVAL_MS = 90
const MIN_INTERVAL_MS = 40
const SPEED_UP_MS = 3
/** How many steps one repetition takes, from how many repetitions on. */
const PACES = [
  { from: 30, steps: 5 },
  { from: 12, steps: 2 },
] as const

/**
 * Event handlers of a button that runs `work` on a click and, while it is held down, repeatedly, faster and faster and
 * with more steps at once, until `work` returns false.
 */
function usePressAndHold(work: (steps: number) => unknown) {
  const latest = useRef(work)
  latest.current = work
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(0)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const repeat = () => {
    repeated.current += 1
    const interval = Math.max(MIN_INTERVAL_MS, INTERVAL_MS - repeated.current * SPEED_UP_MS)
    const goesOn = latest.current(stepsAt(repeated.current)) !== false
    if (goesOn) timer.current = setTimeout(repeat, interval)
  }
  return {
    onPointerDown: () => {
      stop()
      repeated.current = 0
      timer.current = setTimeout(repeat, HOLD_DELAY_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // On a touch screen a long press opens the context menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      stop()
      if (repeated.current === 0) latest.current(1)
      repeated.current = 0
    },
  }
}

function stepsAt(repeated: number): number {
  return PACES.find(({ from }) => repeated >= from)?.steps ?? 1
}
