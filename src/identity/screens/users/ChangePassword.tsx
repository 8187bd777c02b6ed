import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
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
  const action = useAction(calls.updatePassword, {
    done: t('done.passwordChanged'),
    onDone: onClose,
    onRefused: form.refused,
  })
  return (
    <Dialog
      title={t('user.changePassword.title', { name: nameOf(user) })}
      about={Email}
      onClose={onClose}
      dirty={form.dirty}
      busy={action.running}
      onSubmit={() =>
        form.submit(({ password }) => action.run({ UUID, Password: passwordHash(password) }))
      }
      buttons={
        <Button type="submit" loading={action.running}>
          {t('user.changePassword')}
        </Button>
      }
    >
      <div className={css.fields}>
        <PasswordFields autoFocus field={form.field} />
        <Banner>{t('user.passwordEnds')}</Banner>
      </div>
    </Dialog>
  )
}
