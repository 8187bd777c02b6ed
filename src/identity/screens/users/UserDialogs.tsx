import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { storedSession, storeOfficer } from '../../../platform/client.ts'
import type { Role } from '../../../platform/roles.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { ChoiceField } from '../../../ui/form/choice-fields.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { type Answer, FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { type FieldProps, useForm } from '../../../ui/form/use-form.ts'
import { useRecordForm } from '../../../ui/form/use-record-form.tsx'
import { user as userShape } from '../../contract/users.ts'
import { calls } from '../../contract.ts'
import { passwordHash } from '../../rules/password-hash.ts'
import { assignableRoles } from '../../rules.ts'
import { PasswordFields } from '../password/PasswordFields.tsx'
import { newPassword, withNewPassword } from '../password/password-form.ts'
import {
  inputOf,
  isOneself,
  nameOf,
  type User,
  type UserDialogProps,
  type UserValues,
  userForm,
  valuesOf,
} from './user.ts'

type NewUser = UserValues & { password: string; again: string }

const schema = withNewPassword(userForm.shape, ({ Name, Lastname, Email }) => [
  Name,
  Lastname,
  Email,
])
const FIRST: NewUser = { ...valuesOf(), password: '', again: '' }

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
      <Stack gap={14}>
        <UserFields field={form.field} />
        <FieldGrid>
          <PasswordFields isFirst field={form.field} />
        </FieldGrid>
      </Stack>
    </FormDialog>
  )
}

const SCHEMAS = { schema: userForm, shape: userShape }

/** Who an officer is and what they may do. */
export function EditUser({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation()
  const { form, base, field, ...rest } = useRecordForm<User, UserValues>(user, valuesOf, {
    ...SCHEMAS,
    draft: `user:${user.UUID}`,
  })
  const { UUID, Version } = base
  const changesRole = form.values.Roles !== String(base.Roles)
  const changesEmail = form.values.Email.trim() !== base.Email && !isOneself(user)
  return (
    <FormDialog
      isEdit
      width={640}
      title={t('user.edit.title', { name: nameOf(user) })}
      form={form}
      call={calls.saveUser}
      input={(values) => ({ UUID, Version, ...inputOf(values) })}
      verb={t('user.save')}
      asks={({ Roles }, answer) =>
        changesRole &&
        isOneself(user) && <OwnRole from={base.Roles} to={Number(Roles) as Role} {...answer} />
      }
      done={t('done.userSaved')}
      onDone={(saved) => {
        if (isOneself(saved)) storeOfficer(saved)
        onClose()
      }}
      onRefused={rest.onRefused}
      onClose={onClose}
    >
      <Stack gap={14}>
        {rest.staleNotice}
        <UserFields field={field} />
        {changesEmail && <Banner>{t('user.emailEnds')}</Banner>}
        {changesRole && (
          <Banner>{t(isOneself(user) ? 'user.ownRoleEnds' : 'user.roleEnds')}</Banner>
        )}
      </Stack>
    </FormDialog>
  )
}

/** Asks before officers take their own role from themselves. */
function OwnRole({ from, to, ...answer }: Answer & { from: Role; to: Role }) {
  const { t } = useTranslation()
  const roles = { from: t(`role.${from}`), to: t(`role.${to}`) }
  return (
    <Confirm
      question={t('ask.ownRole', roles)}
      text={t('ask.ownRole.text', roles)}
      verb={t('user.changeOwnRole')}
      danger
      {...answer}
    />
  )
}

interface FieldsProps {
  field: (
    name: keyof UserValues,
    words?: (values: UserValues) => string,
  ) => FieldProps<string> & { description?: string }
}

/** Who the officer is and what they may do; of the roles those that may be given. */
function UserFields({ field }: FieldsProps) {
  const { t } = useTranslation()
  const own = storedSession()?.role
  const roles = own === undefined ? [] : assignableRoles(own)
  const role = field('Roles', ({ Roles }) => t(`role.${Number(Roles) as Role}`))
  return (
    <FieldGrid>
      <TextField required autoFocus label={t('user.name')} {...field('Name')} />
      <TextField required label={t('user.lastname')} {...field('Lastname')} />
      <TextField
        required
        label={t('user.email')}
        placeholder={t('signIn.emailExample')}
        autoComplete="off"
        {...field('Email')}
      />
      <TextField required label={t('user.personnel')} {...field('PersonnelNumber')} />
      <ChoiceField
        required
        label={t('user.roles')}
        all={role.value === '' ? t('user.chooseRole') : undefined}
        choices={roles.map((one) => ({ value: String(one), label: t(`role.${one}`) }))}
        {...role}
      />
    </FieldGrid>
  )
}

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
      <Stack gap={14}>
        <PasswordFields autoFocus field={form.field} />
        <Banner>{t('user.passwordEnds')}</Banner>
      </Stack>
    </FormDialog>
  )
}
