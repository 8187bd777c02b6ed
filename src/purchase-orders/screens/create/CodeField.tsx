import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../ui/form/choice-fields.tsx'
import type { CodeName } from '../../rules/order-codes.ts'
import { codeWords } from './CodesToChoose.tsx'
import { choicesOf, withPresent } from './choices.ts'
import { fieldOf, type HeaderProps, withDefaults } from './new-header.ts'

/** A code of an order: what was chosen, else the default; empty where there is none, and one is to be chosen. */
export function CodeField({ name, ...props }: HeaderProps & { name: CodeName }) {
  const { t } = useTranslation()
  const { form, environment } = props
  const shown = withDefaults(form.values, environment)[name] ?? ''
  const choices = choicesOf(environment, name)
  const none = choices.length > 0 ? t('new.choose') : '–'
  return (
    <ChoiceField
      label={codeWords(t, name)}
      choices={withPresent(choices, shown)}
      {...fieldOf<string>(props, name)}
      all={shown ? undefined : none}
      value={shown}
    />
  )
}
