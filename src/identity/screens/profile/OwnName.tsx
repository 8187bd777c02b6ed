import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { queryKey, storeOfficer } from '../../../platform/client.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { FactsGrid } from '../../../ui/record/FactsGrid.tsx'
import { calls } from '../../contract.ts'
import css from './Profile.module.css'

export type Officer = Output<typeof calls.getOfficer>

/** The officer's name, which they may change; e-mail, number and role are others' to change. */
export function OwnName({ officer }: { officer: Officer }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { Name, Lastname, Version } = officer
  const form = useForm({ Name, Lastname }, calls.saveName.input)
  const action = useAction(calls.saveName, {
    done: t('done.nameSaved'),
    onDone: (saved) => {
      storeOfficer(saved)
      queries.setQueryData(queryKey(calls.getOfficer, {}), saved)
    },
    onRefused: form.refused,
    onLatest: () => form.reset({ Name, Lastname }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit((names) => action.run({ ...names, Version }))
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <FieldGrid>
        <TextField
          required
          label={t('user.name')}
          autoComplete="given-name"
          {...form.field('Name')}
        />
        <TextField
          required
          label={t('user.lastname')}
          autoComplete="family-name"
          {...form.field('Lastname')}
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
      <Button type="submit" variant="default" disabled={!form.dirty} loading={action.running}>
        {t('profile.saveName')}
      </Button>
    </form>
  )
}
