import { type ComponentProps, type ReactNode, useId } from 'react'
import css from './TextInput.module.css'

export interface TextInputProps extends ComponentProps<'input'> {
  label?: ReactNode
  description?: ReactNode
  /** What is wrong, in words; true marks the field where the words stand elsewhere. */
  error?: string | boolean
  /** Stands in the field at its end. */
  rightSection?: ReactNode
}

/** A line to type in, its label above, what describes it and what is wrong with it below. */
export function TextInput(props: TextInputProps) {
  const ownId = useId()
  const { id = ownId, label, description, error, rightSection, ...input } = props
  const fault = typeof error === 'string' && error
  const notes = [fault && `${id}-error`, description && `${id}-description`].filter(Boolean)
  return (
    <div className={`field ${css.field}`}>
      {label && (
        <label className={`field-label ${css.label}`} htmlFor={id}>
          {label}
          {input.required && (
            <span className="attention" aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
      )}
      <div className={css.box} data-right={Boolean(rightSection) || undefined}>
        <input
          {...input}
          id={id}
          className={`field-input ${css.input}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes.join(' ') || undefined}
        />
        {rightSection && <div className={css.right}>{rightSection}</div>}
      </div>
      {description && (
        <p id={`${id}-description`} className="field-description">
          {description}
        </p>
      )}
      {fault && (
        <p id={`${id}-error`} className="field-error attention">
          {fault}
        </p>
      )}
    </div>
  )
}
