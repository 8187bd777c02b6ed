import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SIGN_OUT } from '../../platform/addresses.ts'
import { storedSession, storeExpiry } from '../../platform/client.ts'
import css from './Entrance.module.css'
import { SignInLayout } from './Entrance.tsx'
import { SetUpFactor } from './factor/SetUpFactor.tsx'
import { ownAddress } from './SignInForm.tsx'

/** Between sign-in and the work, where the mill requires a second factor and the officer has none: they set one up. */
export function SecondFactor() {
  const { t } = useTranslation()
  const { from }: { from?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const onDone = () => {
    const ExpiresAt = storedSession()?.expiresAt
    if (ExpiresAt) storeExpiry({ ExpiresAt })
    void navigate({ href: ownAddress(from), replace: true })
  }
  return (
    <SignInLayout title={t('factor.title')} about={t('factor.needed')}>
      <div className={css.form}>
        <SetUpFactor isEntrance onDone={onDone} />
      </div>
      <div className={css.after}>
        <a href={SIGN_OUT}>{t('ui.signOut')}</a>
      </div>
    </SignInLayout>
  )
}
