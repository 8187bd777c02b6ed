import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storeOfficer } from '../../../platform/client.ts'
import type { Role } from '../../../platform/roles.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
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
  const action = useAction(calls.saveUser, {
    done: t('done.userSaved'),
    onDone: (saved) => {
      if (isOneself(saved)) storeOfficer(saved)
      onClose()
    },
    draft: form.draft,
    onRefused: rest.onRefused,
  })
  const changesRole = form.values.Roles !== String(seen.Roles)
  const changesEmail = form.values.Email.trim() !== seen.Email && !isOneself(user)
  const [asked, setAsked] = useState<UserValues>()
  const save = async (values: UserValues) => {
    await action.run({ UUID, Version, ...inputOf(values) })
    setAsked(undefined)
  }
  return (
    <Dialog
      width={640}
      title={t('user.edit.title', { name: nameOf(user) })}
      onClose={onClose}
      dirty={form.dirty}
      draft={form.draft}
      busy={action.running}
      onSubmit={() => form.submit(changesRole && isOneself(user) ? setAsked : save)}
      question={
        asked && (
          <OwnRole
            from={seen.Roles}
            to={Number(asked.Roles) as Role}
            running={action.running}
            onYes={() => save(asked)}
            onNo={() => setAsked(undefined)}
          />
        )
      }
      buttons={
        <Button type="submit" loading={action.running} disabled={!form.dirty}>
          {t('user.save')}
        </Button>
      }
    >
      <div className={css.fields}>
        {rest.staleNotice}
        <UserFields form={form} latest={latest} />
        {changesEmail && <Banner>{t('user.emailEnds')}</Banner>}
        {changesRole && (
          <Banner>{t(isOneself(user) ? 'user.ownRoleEnds' : 'user.roleEnds')}</Banner>
        )}
      </div>
    </Dialog>
  )
}
