import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import css from './Entrance.module.css'
import { Entrance } from './Entrance.tsx'

/** Says whom to ask for a new password. */
export function ForgotPassword() {
  const { t } = useTranslation()
  return (
    <Entrance title={t('forgot.title')}>
      <p className={css.note}>{t('auth.noMail')}</p>
      <Link className={css.link} to="/Officer/Authen/login">
        {t('forgot.back')}
      </Link>
    </Entrance>
  )
}
