import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../../ui/form/fields.tsx'
import type { FieldProps } from '../../../ui/form/use-form.ts'

interface Props {
  field: (name: 'password' | 'again') => FieldProps<string>
  autoFocus?: boolean
}

/** A new password, typed twice. */
export function PasswordFields({ field, autoFocus }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <PasswordField
        required
        autoFocus={autoFocus}
        label={t('reset.password')}
        description={t('reset.rule')}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField
        required
        label={t('reset.again')}
        autoComplete="new-password"
        {...field('again')}
      />
    </>
  )
}
