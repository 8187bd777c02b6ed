import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { type Form, useForm } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'
import { passwordHash } from '../../rules/password-hash.ts'
import { PasswordFields } from '../password/PasswordFields.tsx'
import { withNewPassword } from '../password/password-form.ts'
import { UserFields } from './UserFields.tsx'
import { EMPTY_USER, inputOf, type UserValues, userForm } from './user-form.ts'
import css from './users.module.css'

type NewUser = UserValues & { password: string; again: string }

const schema = withNewPassword(userForm.shape, ({ Name, Lastname, Email }) => [
  Name,
  Lastname,
  Email,
])
const FIRST: NewUser = { ...EMPTY_USER, password: '', again: '' }

/** A new officer, with the password that they sign in with first. */
export function CreateUser({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useDraft(useForm(FIRST, schema), 'user.create')
  const action = useAction(calls.saveUser, {
    done: t('done.userSaved'),
    onDone: onClose,
    draft: form.draft,
    onRefused: form.refused,
  })
  const save = (values: NewUser) =>
    action.run({ ...inputOf(values), Password: passwordHash(values.password) })
  return (
    <Dialog
      width={640}
      title={t('user.create')}
      onClose={onClose}
      dirty={form.dirty}
      draft={form.draft}
      busy={action.running}
      onSubmit={() => form.submit(save)}
      buttons={
        <Button type="submit" loading={action.running}>
          {t('user.create')}
        </Button>
      }
    >
      <div className={css.fields}>
        <UserFields form={form as unknown as Form<UserValues>} />
        <FieldGrid>
          <PasswordFields isFirst field={form.field} />
        </FieldGrid>
      </div>
    </Dialog>
  )
}
