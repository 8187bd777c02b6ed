import { useTranslation } from 'react-i18next'
import { storeOfficer } from '../../../platform/client.ts'
import type { Role } from '../../../platform/roles.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useRecordForm } from '../../../ui/form/use-record-form.tsx'
import { user as userShape } from '../../contract/users.ts'
import { calls } from '../../contract.ts'
import { OwnRole } from './questions.tsx'
import { UserFields } from './UserFields.tsx'
import { isOneself, nameOf, type User, type UserDialogProps } from './user.ts'
import { inputOf, type UserValues, userForm, valuesOf } from './user-form.ts'
import css from './users.module.css'

const SCHEMAS = { schema: userForm, shape: userShape }

/** Who an officer is and what they may do. */
export function EditUser({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation()
  const { form, seen, latest, ...rest } = useRecordForm<User, UserValues>(user, valuesOf, {
    ...SCHEMAS,
    draft: `user:${user.UUID}`,
  })
  const { UUID, Version } = seen
  const changesRole = form.values.Roles !== String(seen.Roles)
  const changesEmail = form.values.Email.trim() !== seen.Email && !isOneself(user)
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
        isOneself(user) && <OwnRole from={seen.Roles} to={Number(Roles) as Role} {...answer} />
      }
      done={t('done.userSaved')}
      onDone={(saved) => {
        if (isOneself(saved)) storeOfficer(saved)
        onClose()
      }}
      onRefused={rest.onRefused}
      onClose={onClose}
    >
      <div className={css.fields}>
        {rest.staleNotice}
        <UserFields form={form} latest={latest} />
        {changesEmail && <Banner>{t('user.emailEnds')}</Banner>}
        {changesRole && (
          <Banner>{t(isOneself(user) ? 'user.ownRoleEnds' : 'user.roleEnds')}</Banner>
        )}
      </div>
    </FormDialog>
  )
}
