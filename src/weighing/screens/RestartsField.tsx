import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../ui/form/choice-fields.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { type FieldProps, useForm } from '../../ui/form/use-form.ts'
import { calls } from '../contract.ts'
import { NUMBER_RESTARTS, type NumberRestart } from '../rules/numbering.ts'
import type { Token } from './token-columns.tsx'

/** When the numbers of a scale start again. */
export function RestartsField({ onChange, ...field }: FieldProps<NumberRestart>) {
  const { t } = useTranslation()
  return (
    <ChoiceField
      label={t('token.restarts')}
      description={t('token.restarts.hint')}
      choices={NUMBER_RESTARTS.map((value) => ({ value, label: t(`token.restarts.${value}`) }))}
      {...field}
      onChange={(value) => onChange(value as NumberRestart)}
    />
  )
}

/** Changes when the numbers of a scale start again. */
export function RestartsDialog({ token, onClose }: { token: Token; onClose: () => void }) {
  const { t } = useTranslation()
  const { UUID, Name: name, NumberRestarts } = token
  const form = useForm({ UUID, NumberRestarts }, calls.setNumberRestarts.input)
  return (
    <FormDialog
      title={t('token.restarts.of', { name })}
      form={form}
      call={calls.setNumberRestarts}
      input={(values) => values}
      done={t('done.tokenRestarts', { name })}
      onClose={onClose}
    >
      <RestartsField {...form.field('NumberRestarts')} />
    </FormDialog>
  )
}
