import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SIGN_OUT } from '../../platform/addresses.ts'
import { storedSession } from '../../platform/client.ts'
import { PasswordField } from '../../ui/form/fields.tsx'
import css from './Entrance.module.css'
import { EntranceForm, SignInLayout } from './Entrance.tsx'
import { PasswordFields } from './password/PasswordFields.tsx'
import { usePasswordChange } from './password/use-password-change.ts'
import { ownAddress } from './SignInForm.tsx'

/** Between a sign-in with a password that somebody else set and the work: the officer sets their own. */
export function NewPassword() {
  const { t } = useTranslation()
  const { from }: { from?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { Name = '', Lastname = '' } = storedSession()?.officer ?? {}
  const { form, running, submit } = usePasswordChange([Name, Lastname], () => {
    void navigate({ href: ownAddress(from), replace: true })
  })
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
      <div className={css.after}>
        <a href={SIGN_OUT}>{t('ui.signOut')}</a>
      </div>
    </SignInLayout>
  )
}
