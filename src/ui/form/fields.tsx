import {
  Checkbox,
  NativeSelect,
  PasswordInput,
  SegmentedControl,
  Textarea,
  TextInput,
} from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from './use-form.ts'

export interface Labelled {
  id?: string
  label?: ReactNode
  required?: boolean
  disabled?: boolean
  placeholder?: string
  description?: ReactNode
  /** The dialog's first field. */
  autoFocus?: boolean
}

interface TextFieldProps extends Labelled {
  maxLength?: number
  autoComplete?: string
}

/** One line of text. */
export function TextField({ onChange, ...props }: FieldProps<string> & TextFieldProps) {
  return (
    <TextInput
      {...props}
      withAsterisk={props.required}
      data-autofocus={props.autoFocus || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** Several lines of text. */
export function LongTextField({ onChange, ...props }: FieldProps<string> & TextFieldProps) {
  return (
    <Textarea
      {...props}
      autosize
      minRows={2}
      maxRows={6}
      withAsterisk={props.required}
      data-autofocus={props.autoFocus || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** A password, which the eye at its end shows. */
export function PasswordField({ onChange, ...props }: FieldProps<string> & TextFieldProps) {
  const { t } = useTranslation()
  return (
    <PasswordInput
      {...props}
      withAsterisk={props.required}
      data-autofocus={props.autoFocus || undefined}
      visibilityToggleButtonProps={{ 'aria-label': t('ui.showPassword'), tabIndex: 0 }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

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
  props: FieldProps<string> & { label: string; choices: readonly Choice[] },
) {
  return (
    <SegmentedControl
      aria-label={props.label}
      data={props.choices.map((choice) => ({ ...choice }))}
      value={props.value}
      onChange={props.onChange}
    />
  )
}

/** Yes or no. */
export function CheckField({
  value,
  onChange,
  label,
  error,
  disabled,
}: FieldProps<boolean> & Labelled) {
  return (
    <Checkbox
      label={label}
      error={error}
      disabled={disabled}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
