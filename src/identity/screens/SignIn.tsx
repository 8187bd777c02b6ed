import { Button, UnstyledButton } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addresses, isInside } from '../../platform/addresses.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { storeSession, useChange } from '../../platform/client.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { CheckField, PasswordField, TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { calls } from '../contract.ts'
import { passwordHash } from '../rules/password-hash.ts'
import css from './Entrance.module.css'
import { SignInLayout } from './Entrance.tsx'

const filled = z.object({
  email: z
    .string()
    .trim()
    .min(1, messageKey('v.email'))
    .pipe(z.email(messageKey('v.emailFormat'))),
  password: z.string().min(1, messageKey('v.password')),
})

/** Why the session that led here ended. */
const ENDS = ['auth.expired', 'auth.ended', 'auth.revoked'] as const

/** E-mail and password; then back to the address that was asked for. */
export function SignIn() {
  const { t } = useTranslation()
  const form = useForm({ email: '', password: '', remember: false }, filled)
  const signIn = useSignIn()
  const { ended }: { ended?: unknown } = useSearch({ strict: false })
  const end = ENDS.find((code) => code === ended)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit(({ email, password, remember }) =>
      signIn.mutate({ email, password: passwordHash(password), remember }),
    )
  }
  return (
    <SignInLayout title={t('signIn.title')} about={t('signIn.about')}>
      <form className={css.form} onSubmit={submit} noValidate>
        {end && !form.dirty && !signIn.error && (
          <p className={css.note} role="status">
            {t(end)}
          </p>
        )}
        <TextField
          label={t('signIn.email')}
          placeholder={t('signIn.emailExample')}
          autoComplete="username"
          autoFocus
          {...form.field('email')}
        />
        <PasswordField
          label={t('signIn.password')}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <div className={css.row}>
          <CheckField label={t('signIn.remember')} {...form.field('remember')} />
          <ScreenLink to={addresses.forgotPassword()}>{t('forgot.title')}</ScreenLink>
        </div>
        {signIn.error && (
          <p className={css.fault} role="alert">
            {errorMessage(t, signIn.error)}
          </p>
        )}
        <Button type="submit" loading={signIn.isPending}>
          {t('signIn.verb')}
        </Button>
      </form>
      <SignUpNote />
    </SignInLayout>
  )
}

function useSignIn() {
  const navigate = useNavigate()
  const { from }: { from?: unknown } = useSearch({ strict: false })
  const change = useChange(calls.signin)
  return {
    ...change,
    mutate: (input: Parameters<typeof change.mutate>[0]) =>
      change.mutate(input, {
        onSuccess: (answer) => {
          storeSession(answer)
          void navigate({ href: ownAddress(from), replace: true })
        },
      }),
  }
}

/** Only an address of this product is gone back to. */
function ownAddress(from: unknown): string {
  return typeof from === 'string' && isInside(from) ? from : '/'
}

function SignUpNote() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <div className={css.after}>
      <UnstyledButton className={css.link} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('signIn.signUp')}
      </UnstyledButton>
      {open && (
        <p className={css.note} role="status">
          {t('auth.signup')}
        </p>
      )}
    </div>
  )
}
