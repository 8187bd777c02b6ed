import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { queryKey, storeOfficer } from '../../../platform/client.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useRecordForm } from '../../../ui/form/use-record-form.tsx'
import { FactsGrid } from '../../../ui/record/FactsGrid.tsx'
import { profile } from '../../contract/profile.ts'
import { calls } from '../../contract.ts'
import { ProfileForm } from './ProfileForm.tsx'

export type Officer = Output<typeof calls.getOfficer>
type Names = Pick<Officer, 'Name' | 'Lastname'>

const SCHEMAS = {
  schema: calls.saveName.input.omit({ Version: true }),
  shape: profile,
  draft: 'profile.name',
}

function namesOf({ Name, Lastname }: Officer): Names {
  return { Name, Lastname }
}

/** The officer's name, which they may change; e-mail, number and role are others' to change. */
export function OwnName({ officer }: { officer: Officer }) {
  const [begun, setBegun] = useState(officer)
  const [isTyped, setTyped] = useState(false)
  if (!isTyped && officer.Version > begun.Version) setBegun(officer)
  return <NameForm key={begun.Version} officer={begun} onTyped={setTyped} onSaved={setBegun} />
}

interface Props {
  officer: Officer
  onTyped: (isTyped: boolean) => void
  onSaved: (officer: Officer) => void
}

function NameForm({ officer, onTyped, onSaved }: Props) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { form, base, field, ...rest } = useRecordForm<Officer, Names>(officer, namesOf, SCHEMAS)
  const { dirty } = form
  useEffect(() => onTyped(dirty), [dirty, onTyped])
  const action = useAction(calls.saveName, {
    done: t('done.nameSaved'),
    onDone: (saved) => {
      storeOfficer(saved)
      queries.setQueryData(queryKey(calls.getOfficer, {}), saved)
      onSaved(saved)
    },
    draft: form.draft,
    onRefused: rest.onRefused,
  })
  return (
    <ProfileForm
      onSubmit={() => form.submit((names) => action.run({ ...names, Version: base.Version }))}
      verb={t('profile.saveName')}
      running={action.running}
      disabled={!dirty}
    >
      {form.draft.offer}
      {rest.staleNotice}
      <FieldGrid>
        <TextField required label={t('user.name')} autoComplete="given-name" {...field('Name')} />
        <TextField
          required
          label={t('user.lastname')}
          autoComplete="family-name"
          {...field('Lastname')}
        />
      </FieldGrid>
      <FactsGrid
        columns={3}
        facts={[
          { label: t('user.email'), value: officer.Email },
          { label: t('user.personnel'), value: officer.PersonnelNumber },
          { label: t('user.roles'), value: t(`role.${officer.Roles}`) },
        ]}
      />
    </ProfileForm>
  )
}
