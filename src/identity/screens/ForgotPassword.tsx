import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addresses } from '../../platform/addresses.ts'
import { useCall, useChange } from '../../platform/client.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { emailAddress } from '../contract/officer.ts'
import { calls } from '../contract.ts'
import css from './Entrance.module.css'
import { EntranceForm, SignInLayout } from './Entrance.tsx'

const filled = z.object({ email: emailAddress })

/** Asks for a mail with a link to a new password; where the mill sends none, says whom to ask. */
export function ForgotPassword() {
  const { t } = useTranslation()
  const { data: way, error, refetch } = useCall(calls.getResetWay, {})
  return (
    <SignInLayout title={t('forgot.title')} about={way?.Mail ? t('forgot.about') : undefined}>
      {error && <ErrorState error={error} retry={refetch} />}
      {way?.Mail && <AskForMail />}
      {way && !way.Mail && <p className={css.note}>{t('auth.noMail')}</p>}
      {(way || error) && (
        <div className={css.after}>
          <ScreenLink to={addresses.signIn()}>{t('forgot.back')}</ScreenLink>
        </div>
      )}
    </SignInLayout>
  )
}

function AskForMail() {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const form = useForm({ email: '' }, filled)
  const change = useChange(calls.requestPasswordReset)
  if (asked)
    return (
      <p className={css.note} role="status">
        {t('done.resetSent')}
      </p>
    )
  return (
    <EntranceForm
      onSubmit={() =>
        form.submit(({ email }) =>
          change.mutate({ email: email.trim() }, { onSuccess: () => setAsked(true) }),
        )
      }
      error={change.error}
      verb={t('forgot.verb')}
      running={change.isPending}
    >
      <TextField
        label={t('signIn.email')}
        placeholder={t('signIn.emailExample')}
        autoComplete="username"
        autoFocus
        {...form.field('email')}
      />
    </EntranceForm>
  )
}
