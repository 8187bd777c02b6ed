import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
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

/** What a button shows that shows a password: an eye, struck through once the password is seen. */
function Eye({ struck }: { struck: boolean }) {
  return (
    <svg
      viewBox="0 0 256 256"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth={16}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {struck ? (
        <path d="M48 40l160 176M154.91 157.6a40 40 0 01-53.82-59.2M135.53 88.71a40 40 0 0132.3 35.53M208.61 169.1C230.41 149.58 240 128 240 128s-32-72-112-72a126 126 0 00-20.68 1.68M74 68.6C33.23 89.24 16 128 16 128s32 72 112 72a118.05 118.05 0 0054-12.6" />
      ) : (
        <path d="M128 56c-80 0-112 72-112 72s32 72 112 72 112-72 112-72-32-72-112-72zM88 128a40 40 0 1 0 80 0a40 40 0 1 0-80 0" />
      )}
    </svg>
  )
}
