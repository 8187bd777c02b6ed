import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { CallError, clearSession, storedSession, useChange } from '../../platform/client.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { showSuccess } from '../../ui/toasts.tsx'
import { useNavigateTo } from '../../ui/use-navigate-to.ts'
import { calls } from '../contract.ts'
import { passwordHash } from '../rules/password-hash.ts'
import css from './Entrance.module.css'
import { EntranceForm, SignInLayout } from './Entrance.tsx'
import { PasswordFields } from './password/PasswordFields.tsx'
import { newPassword } from './password/password-form.ts'

/** A new password by the link of a mail, whose token does not stay in the address. */
export function ResetPassword() {
  const { t } = useTranslation()
  const token = useToken()
  const [isSpent, setSpent] = useState(token === '')
  return (
    <SignInLayout title={t('reset.title')}>
      {isSpent ? <UsedLink /> : <NewPassword token={token} onUsed={() => setSpent(true)} />}
    </SignInLayout>
  )
}

function useToken(): string {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const [token] = useState(new URLSearchParams(hash).get('token') ?? '')
  useEffect(() => {
    if (hash) void navigate({ to: '.', hash: '', replace: true })
  }, [hash, navigate])
  return token
}

const schema = newPassword([])

function NewPassword({ token, onUsed }: { token: string; onUsed: () => void }) {
  const { t } = useTranslation()
  const form = useForm({ password: '', again: '' }, schema)
  const reset = useReset(onUsed)
  return (
    <EntranceForm
      onSubmit={() =>
        form.submit(({ password }) =>
          reset.mutate({ Token: token, Password: passwordHash(password) }),
        )
      }
      error={reset.error}
      verb={t('reset.title')}
      running={reset.isPending}
    >
      <PasswordFields autoFocus field={form.field} />
    </EntranceForm>
  )
}

function useReset(onUsed: () => void) {
  const { t } = useTranslation()
  const go = useNavigateTo()
  const change = useChange(calls.resetPassword)
  return {
    ...change,
    mutate: (input: Parameters<typeof change.mutate>[0]) =>
      change.mutate(input, {
        onSuccess: () => {
          // Every session of the officer has ended, one that this browser may keep too.
          clearSession(storedSession()?.token, 'auth.revoked')
          showSuccess(t('done.passwordChanged'))
          void go(addresses.signIn(), { replace: true })
        },
        onError: (error) => {
          if (error instanceof CallError && error.code === 'auth.resetInvalid') onUsed()
        },
      }),
  }
}

function UsedLink() {
  const { t } = useTranslation()
  return (
    <>
      <p className={css.note} role="alert">
        {t('auth.resetInvalid')}
      </p>
      <ScreenLink className={css.link} to={addresses.forgotPassword()}>
        {t('reset.another')}
      </ScreenLink>
    </>
  )
}
