import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
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
  return (
    <FormDialog
      width={640}
      title={t('user.create')}
      form={form}
      call={calls.saveUser}
      input={({ password, ...values }) => ({
        ...inputOf(values),
        Password: passwordHash(password),
      })}
      verb={t('user.create')}
      done={t('done.userSaved')}
      onClose={onClose}
    >
      <div className={css.fields}>
        <UserFields form={form as unknown as Form<UserValues>} />
        <FieldGrid>
          <PasswordFields isFirst field={form.field} />
        </FieldGrid>
      </div>
    </FormDialog>
  )
}
