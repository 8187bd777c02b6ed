import { useTranslation } from 'react-i18next'
import { storedSession } from '../../../platform/client.ts'
import type { Role } from '../../../platform/roles.ts'
import { ChoiceField } from '../../../ui/form/choice-fields.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { assignableRoles } from '../../rules.ts'
import type { UserValues } from './user-form.ts'

interface Props {
  form: Form<UserValues>
  /** The present value, below a field whose record is stale. */
  latest?: (name: keyof UserValues, words: (values: UserValues) => string) => string | undefined
}

/** Who the officer is and what they may do; of the roles those that may be given. */
export function UserFields({ form, latest }: Props) {
  const { t } = useTranslation()
  const own = storedSession()?.role
  const roles = own === undefined ? [] : assignableRoles(own)
  const text = (name: Exclude<keyof UserValues, 'Roles'>) => ({
    ...form.field(name),
    description: latest?.(name, (values) => values[name]),
  })
  return (
    <FieldGrid>
      <TextField required autoFocus label={t('user.name')} {...text('Name')} />
      <TextField required label={t('user.lastname')} {...text('Lastname')} />
      <TextField
        required
        label={t('user.email')}
        placeholder={t('signIn.emailExample')}
        autoComplete="off"
        {...text('Email')}
      />
      <TextField required label={t('user.personnel')} {...text('PersonnelNumber')} />
      <ChoiceField
        required
        label={t('user.roles')}
        all={form.values.Roles === '' ? t('user.chooseRole') : undefined}
        choices={roles.map((role) => ({ value: String(role), label: t(`role.${role}`) }))}
        {...form.field('Roles')}
        description={latest?.('Roles', ({ Roles }) => t(`role.${Number(Roles) as Role}`))}
      />
    </FieldGrid>
  )
}
