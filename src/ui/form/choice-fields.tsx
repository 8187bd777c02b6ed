import { Input, NativeSelect, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Labelled } from './fields.tsx'
import type { FieldProps } from './use-form.ts'

export interface Choice {
  value: string
  label: string
}

/** One of a few, from a list; `all` names the choice of none. */
export function ChoiceField(
  props: FieldProps<string> & Labelled & { choices: readonly Choice[]; all?: string },
) {
  const { choices, all, onChange, placeholder: _, ...rest } = props
  const data = all === undefined ? choices : [{ value: '', label: all }, ...choices]
  return (
    <NativeSelect
      {...rest}
      data={data}
      withAsterisk={props.required}
      data-autofocus={props.autoFocus || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

const UNANSWERED = {
  root: { background: 'var(--ps-surface)', borderColor: 'var(--ps-field-line)' },
  label: { color: 'var(--ps-text)' },
}

/** One of two to four that are all seen at once. */
export function SegmentField(
  props: FieldProps<string> & {
    label: string
    choices: readonly Choice[]
    description?: ReactNode
    autoFocus?: boolean
  },
) {
  return (
    <>
      <SegmentedControl
        ref={(node) => {
          if (props.autoFocus) node?.querySelector('input')?.setAttribute('data-autofocus', '')
        }}
        aria-label={props.label}
        // Nothing is chosen yet: neither looks as if it could not be.
        styles={props.value === '' ? UNANSWERED : undefined}
        data={props.choices.map((choice) => ({ ...choice }))}
        value={props.value}
        onChange={props.onChange}
      />
      {props.description && <Input.Description mt={4}>{props.description}</Input.Description>}
    </>
  )
}
