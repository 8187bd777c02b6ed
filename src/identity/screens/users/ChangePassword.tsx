import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'
import { passwordHash } from '../../rules/password-hash.ts'
import { PasswordFields } from '../password/PasswordFields.tsx'
import { newPassword } from '../password/password-form.ts'
import { nameOf, type UserDialogProps } from './user.ts'
import css from './users.module.css'

/** Sets another password for an officer, which the setter passes on. */
export function ChangePassword({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation()
  const { UUID, Email, Name, Lastname } = user
  const form = useForm({ password: '', again: '' }, newPassword([Email, Name, Lastname]))
  return (
    <FormDialog
      title={t('user.changePassword.title', { name: nameOf(user) })}
      about={Email}
      form={form}
      call={calls.updatePassword}
      input={({ password }) => ({ UUID, Password: passwordHash(password) })}
      verb={t('user.changePassword')}
      done={t('done.passwordChanged')}
      onClose={onClose}
    >
      <div className={css.fields}>
        <PasswordFields autoFocus field={form.field} />
        <Banner>{t('user.passwordEnds')}</Banner>
      </div>
    </FormDialog>
  )
}
