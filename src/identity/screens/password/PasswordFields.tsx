import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../../ui/form/fields.tsx'
import type { FieldProps } from '../../../ui/form/use-form.ts'

interface Props {
  field: (name: 'password' | 'again') => FieldProps<string>
  /** Of an officer who has none yet. */
  isFirst?: boolean
  autoFocus?: boolean
}

/** A new password, typed twice. */
export function PasswordFields({ field, isFirst, autoFocus }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <PasswordField
        required
        autoFocus={autoFocus}
        label={t(isFirst ? 'signIn.password' : 'reset.password')}
        description={t('reset.rule')}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField
        required
        label={t(isFirst ? 'reset.againFirst' : 'reset.again')}
        autoComplete="new-password"
        {...field('again')}
      />
    </>
  )
}
