import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import css from './Profile.module.css'

interface Props {
  onSubmit: () => unknown
  verb: string
  running: boolean
  /** Nothing is changed that could be sent. */
  disabled?: boolean
  children: ReactNode
}

/** A form of the profile, with its button below. */
export function ProfileForm({ onSubmit, verb, running, disabled, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={`column ${css.form}`} onSubmit={submit} noValidate>
      {children}
      <Button type="submit" variant="default" mr="auto" disabled={disabled} loading={running}>
        {verb}
      </Button>
    </form>
  )
}
