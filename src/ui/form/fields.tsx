import { Checkbox, PasswordInput, TextInput } from '@mantine/core'
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

export interface TextFieldProps extends Labelled {
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
