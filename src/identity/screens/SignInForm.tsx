import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses, isInside } from '../../platform/addresses.ts'
import type { Input } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { CallError } from '../../platform/invoke.ts'
import { useSend } from '../../platform/send.ts'
import { storeSession } from '../../platform/session.ts'
import { CheckField, PasswordField, TextField } from '../../ui/form/fields.tsx'
import { type Faults, useCheckedForm } from '../../ui/form/use-checked-form.ts'
import { SIGN_IN } from '../contract/sign-in.ts'
import type { calls } from '../contract.ts'
import { passwordHash } from '../rules/password-hash.ts'
import css from './Entrance.module.css'
import { EntranceForm, SignInLayout } from './Entrance.tsx'

/** What may be an e-mail address; which ones there are says the server. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Why the session that led here ended. */
const ENDS = ['auth.expired', 'auth.ended', 'auth.revoked', 'auth.deactivated'] as const

interface Props {
  /** What the address carries: where the officer goes on afterwards, and why the last session ended. */
  search: { from?: unknown; ended?: unknown }
  /** Called once something is typed. */
  onBegin?: () => void
  onSignedIn: (address: string) => void
}

/**
 * E-mail and password, and a code of the second factor where the server asks for one; then back to the address that was
 * asked for. It is shown without the router and the schemas.
 */
export function SignInForm({ search: { from, ended }, onBegin, onSignedIn }: Props) {
  const { t } = useTranslation()
  const form = useCheckedForm({ email: '', password: '', remember: false, code: '' }, findFaults)
  const signIn = useSignIn(
    () => onSignedIn(ownAddress(from)),
    // One that was sent is never right again.
    () => form.set({ code: '' }),
  )
  useEffect(() => {
    if (form.dirty) onBegin?.()
  }, [form.dirty, onBegin])
  const end = ENDS.find((code) => code === ended)
  const submit = () =>
    form.submit(({ email, password, remember, code }) => {
      const Code = code.trim() || undefined
      return signIn.run({ email, password: passwordHash(password), remember, Code })
    })
  return (
    <SignInLayout title={t('signIn.title')} about={t('signIn.about')}>
      <EntranceForm
        onSubmit={submit}
        error={signIn.error}
        verb={t('signIn.verb')}
        running={signIn.running}
      >
        {end && (
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
        {signIn.asked && (
          // Each time it is a new field, which takes the focus.
          <TextField
            key={signIn.asked}
            label={t('signIn.code')}
            autoComplete="one-time-code"
            autoFocus
            {...form.field('code')}
          />
        )}
        <div className={css.row}>
          <CheckField label={t('signIn.remember')} {...form.field('remember')} />
          <a href={addresses.forgotPassword().to}>{t('forgot.title')}</a>
        </div>
      </EntranceForm>
      <SignUpNote />
    </SignInLayout>
  )
}

function findFaults({ email, password }: { email: string; password: string }): Faults {
  const faults: Faults = {}
  if (!email.trim()) faults.email = { message: messageKey('v.email') }
  else if (!EMAIL.test(email.trim())) faults.email = { message: messageKey('v.emailFormat') }
  if (!password) faults.password = { message: messageKey('v.password') }
  return faults
}

function useSignIn(onDone: () => void, onCodeAsked: () => void) {
  const send = useSend<typeof calls.signin>(SIGN_IN)
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<unknown>()
  /** The request that was answered by asking for a code. */
  const [asked, setAsked] = useState<string>()
  const run = async (input: Input<typeof calls.signin>) => {
    setRunning(true)
    setError(undefined)
    try {
      storeSession(await send(input))
      onDone()
    } catch (reason) {
      setError(reason)
      setRunning(false)
      if (!(reason instanceof CallError && 'Code' in reason.fields)) return
      setAsked(reason.requestId)
      onCodeAsked()
    }
  }
  return { running, error, asked, run }
}

/** Only an address of this product is gone back to. */
export function ownAddress(from: unknown): string {
  return typeof from === 'string' && isInside(from) ? from : '/'
}

function SignUpNote() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <div className={css.after}>
      <button
        type="button"
        className={css.link}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('signIn.signUp')}
      </button>
      {open && (
        <p className={css.note} role="status">
          {t('auth.signup')}
        </p>
      )}
    </div>
  )
}
