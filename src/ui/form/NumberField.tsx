import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { withoutInvisible } from '../../platform/invisible.ts'
import type { Labelled } from './fields.tsx'
import { readNumber, stepNumber } from './numbers.ts'
import type { FieldProps } from './use-form.ts'

export interface NumberProps extends Omit<FieldProps<number | null>, 'error'>, Labelled {
  /** True marks the field; the words then stand elsewhere. */
  error?: string | boolean
  /** Decimals that are kept; 0 where nothing is said. */
  places?: number
  /** What the arrow keys add; 1 where nothing is said. */
  step?: number
  min?: number
  max?: number
  /** What the arrow keys step from while the field is empty; 0 where nothing is said. */
  base?: number
  /** Stands small at the right: กก., %, บาท. */
  unit?: string
}

/**
 * A number, typed or stepped with the arrow keys, right-aligned; empty is null. What is no number stays as it was typed
 * and is `NaN`, which the form refuses in words while it is typed.
 */
export function NumberField(props: NumberProps) {
  const { value, onChange, places = 0, step = 1, min, max, base, unit, ...rest } = props
  const [typed, setTyped] = useTyped(value, places)
  const type = (text: string) => {
    // A letter alone, as of a keyboard left in Thai, would take what stands there with it; beside digits it is refused.
    if (/[^\d๐-๙.,\s\u2212-]/.test(text) && !/[\d๐-๙]/.test(text)) return
    setTyped(text)
    onChange(readNumber(text))
  }
  const press = (event: KeyboardEvent) => {
    const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!sign) return
    event.preventDefault()
    onChange(stepNumber((value || base) ?? 0, sign * step, min, max))
  }
  return (
    <TextInput
      {...rest}
      inputMode={places > 0 ? 'decimal' : 'numeric'}
      styles={{ input: { textAlign: 'right' } }}
      rightSection={unit && <span className="unit">{unit}</span>}
      rightSectionWidth={unit ? unit.length * 6 + 10 : undefined}
      rightSectionPointerEvents="none"
      withAsterisk={props.required}
      data-autofocus={props.autoFocus || undefined}
      value={typed}
      onChange={(event) => type(withoutInvisible(event.currentTarget.value))}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setTyped((now) => shown(value, places, now))}
      onKeyDown={press}
    />
  )
}

/** Baht to the satang, or baht per kg. */
export function MoneyField(props: NumberProps) {
  return <NumberField places={2} step={0.05} min={0} {...props} />
}

function useTyped(value: number | null, places: number) {
  const [typed, setTyped] = useState(shown(value, places))
  useEffect(() => {
    setTyped((now) => (Object.is(readNumber(now), value) ? now : shown(value, places)))
  }, [value, places])
  return [typed, setTyped] as const
}

/** With its decimals; one with too many, and what was `typed` and is no number, stays so that one sees what is refused. */
function shown(value: number | null, places: number, typed = ''): string {
  if (value === null) return ''
  if (Number.isNaN(value)) return typed
  const rounded = value.toFixed(places)
  return Number(rounded) === value ? rounded : String(value)
}
