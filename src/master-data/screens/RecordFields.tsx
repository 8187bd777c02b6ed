import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { CheckField, TextField } from '../../ui/form/fields.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { calls } from '../contract.ts'
import { hasDefault, type Kind, needsName, PARENTS } from '../rules.ts'
import { addWords, nameOf } from './record.ts'

export interface RecordValues {
  Name: string
  /** '' where none is chosen, or the kind has none. */
  ParentCode: string
  IsDefault: boolean
}

interface Props<Values extends RecordValues> {
  kind: Kind
  form: Form<Values>
  /** The name is the dialog's first field. */
  autoFocus?: boolean
  /** Below the fields: what a colleague made of them. */
  latest?: { Name?: string; ParentCode?: string }
}

/** The fields of a record that may change: its name, and what it belongs to. */
export function RecordFields<Values extends RecordValues>(props: Props<Values>) {
  const { t } = useTranslation()
  const { kind, form, latest } = props
  const own = form as unknown as Form<RecordValues>
  const parentKind = PARENTS[kind]
  return (
    <>
      <TextField
        autoFocus={props.autoFocus}
        required={needsName(kind)}
        autoComplete="off"
        label={t('masterData.name')}
        {...own.field('Name')}
        description={latest?.Name}
      />
      {parentKind && (
        <ParentField
          kind={parentKind}
          label={t(kind === 'product' ? 'masterData.group' : 'masterData.site')}
          latest={latest?.ParentCode}
          {...own.field('ParentCode')}
        />
      )}
      {hasDefault(kind) && (
        <CheckField label={t('masterData.isDefault')} {...own.field('IsDefault')} />
      )}
    </>
  )
}

function ParentField(props: {
  kind: Kind
  label: string
  value: string
  onChange: (code: string) => void
  error?: string
  latest?: string
}) {
  const { t } = useTranslation()
  const { kind, latest, ...field } = props
  const { data } = useCall(calls.getRecords, { Kind: kind })
  const parents = data?.Records ?? []
  const none = data && parents.length === 0
  return (
    <ChoiceField
      {...field}
      required
      all={t('masterData.choose')}
      choices={parents.map((parent) => ({
        value: parent.Code,
        label: `${parent.Code} · ${nameOf(parent)}`,
      }))}
      description={none ? t('masterData.noParents', { add: addWords(t, kind) }) : latest}
    />
  )
}
