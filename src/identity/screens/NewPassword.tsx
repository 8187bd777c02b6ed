import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SIGN_OUT } from '../../platform/addresses.ts'
import { storedSession, storeInSession } from '../../platform/client.ts'
import { PasswordField } from '../../ui/form/fields.tsx'
import css from './Entrance.module.css'
import { EntranceForm, SignInLayout } from './Entrance.tsx'
import { SetUpFactor } from './factor/SetUpFactor.tsx'
import { PasswordFields } from './password/PasswordFields.tsx'
import { usePasswordChange } from './password/use-password-change.ts'
import { ownAddress } from './SignInForm.tsx'

/** Between a sign-in with a password that somebody else set and the work: the officer sets their own. */
export function NewPassword() {
  const { t } = useTranslation()
  const continueToWork = useContinueToWork()
  const { Name = '', Lastname = '' } = storedSession()?.officer ?? {}
  const { form, running, submit } = usePasswordChange([Name, Lastname], continueToWork)
  return (
    <SignInLayout title={t('newPassword.title')} about={t('newPassword.about')}>
      <EntranceForm onSubmit={submit} verb={t('newPassword.verb')} running={running}>
        <PasswordField
          required
          autoFocus
          label={t('newPassword.given')}
          autoComplete="current-password"
          {...form.field('PresentPassword')}
        />
        <PasswordFields field={form.field} />
      </EntranceForm>
      <SignOutLink />
    </SignInLayout>
  )
}

/** Between sign-in and the work, where the mill requires a second factor and the officer has none: they set one up. */
export function SecondFactor() {
  const { t } = useTranslation()
  const continueToWork = useContinueToWork()
  const onDone = () => {
    storeInSession({ SecondFactorNeeded: false })
    continueToWork()
  }
  return (
    <SignInLayout title={t('factor.title')} about={t('factor.needed')}>
      <div className={css.form}>
        <SetUpFactor isEntrance onDone={onDone} />
      </div>
      <SignOutLink />
    </SignInLayout>
  )
}

/** Goes to the address that was asked for before sign-in. */
function useContinueToWork(): () => void {
  const { from }: { from?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  return () => void navigate({ href: ownAddress(from), replace: true })
}

function SignOutLink() {
  const { t } = useTranslation()
  return (
    <div className={css.after}>
      <a href={SIGN_OUT}>{t('ui.signOut')}</a>
    </div>
  )
}
