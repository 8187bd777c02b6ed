import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Eye } from './Eye.tsx'
import css from './fields.module.css'
import { TextInput } from './TextInput.tsx'
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
      data-autofocus={props.autoFocus || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** A password, which the eye at its end shows. */
export function PasswordField({ onChange, ...props }: FieldProps<string> & TextFieldProps) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      data-autofocus={props.autoFocus || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        <button
          type="button"
          className={css.reveal}
          disabled={props.disabled}
          aria-label={t('ui.showPassword')}
          aria-pressed={isShown}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          <Eye struck={isShown} />
        </button>
      }
    />
  )
}

/** Yes or no. */
export function CheckField(props: { label: string; autoFocus?: boolean } & FieldProps<boolean>) {
  const id = useId()
  return (
    <div className={css.check}>
      <div className={css.tick}>
        <input
          id={id}
          type="checkbox"
          checked={props.value}
          data-autofocus={props.autoFocus || undefined}
          onChange={(event) => props.onChange(event.currentTarget.checked)}
        />
        <svg viewBox="0 0 10 7" aria-hidden="true">
          <path
            fill="currentColor"
            d="M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-5A1 1 0 1 0 8.293.293L4 4.586z"
          />
        </svg>
      </div>
      <label htmlFor={id}>{props.label}</label>
    </div>
  )
}
