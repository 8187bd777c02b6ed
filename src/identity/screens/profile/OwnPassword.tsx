import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { PasswordField } from '../../../ui/form/fields.tsx'
import { PasswordFields } from '../password/PasswordFields.tsx'
import { usePasswordChange } from '../password/use-password-change.ts'
import type { Officer } from './OwnName.tsx'
import css from './Profile.module.css'

/** Another password, which asks for the present one. */
export function OwnPassword({ officer: { Email, Name, Lastname } }: { officer: Officer }) {
  const { t } = useTranslation()
  const { form, running, submit } = usePasswordChange([Email, Name, Lastname])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      <FieldGrid>
        <PasswordField
          required
          label={t('profile.presentPassword')}
          autoComplete="current-password"
          {...form.field('PresentPassword')}
        />
      </FieldGrid>
      <FieldGrid>
        <PasswordFields field={form.field} />
      </FieldGrid>
      <p className={css.about}>{t('user.ownPasswordEnds')}</p>
      <Button type="submit" variant="default" disabled={!form.dirty} loading={running}>
        {t('user.changePassword')}
      </Button>
    </form>
  )
}
