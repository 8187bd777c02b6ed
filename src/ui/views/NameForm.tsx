import { Button } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../platform/invoke.ts'
import { errorMessage, fieldMessage } from '../error-message.ts'
import { TextInput } from '../form/TextInput.tsx'
import css from './views.module.css'

const MAX_NAME = 60

interface Props {
  first: string
  label: string
  verb: string
  onSave: (name: string) => Promise<void>
  onDone?: (name: string) => void
  /** Escape goes back to what stood there. */
  onCancel?: () => void
}

/** A name and the button that keeps it; what the server says against it stands under the field. */
export function NameForm({ first, label, verb, onSave, onDone, onCancel }: Props) {
  const { t } = useTranslation()
  const [name, setName] = useState(first)
  const [error, setError] = useState<string>()
  const [running, setRunning] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRunning(true)
    try {
      await onSave(name)
      onDone?.(name.trim())
    } catch (refusal) {
      const field = refusal instanceof CallError ? refusal.fields.Name : undefined
      setError(fieldMessage(t, field) ?? errorMessage(t, refusal))
    } finally {
      setRunning(false)
    }
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onCancel) return
    event.stopPropagation()
    onCancel()
  }
  return (
    <form className={`${css.form} topped`} onSubmit={save} onKeyDown={leave} noValidate>
      <TextInput
        label={label}
        data-autofocus={first !== '' || undefined}
        autoFocus={first !== ''}
        maxLength={MAX_NAME}
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <Button type="submit" variant={first ? 'default' : 'light'} loading={running}>
        {verb}
      </Button>
    </form>
  )
}
