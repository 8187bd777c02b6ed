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

/** One of two to four that are all seen at once. */
export function SegmentField(
  props: FieldProps<string> & {
    label: string
    choices: readonly Choice[]
    description?: ReactNode
  },
) {
  return (
    <>
      <SegmentedControl
        aria-label={props.label}
        data={props.choices.map((choice) => ({ ...choice }))}
        value={props.value}
        onChange={props.onChange}
      />
      {props.description && <Input.Description mt={4}>{props.description}</Input.Description>}
    </>
  )
}
