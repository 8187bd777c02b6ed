import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { type Choice, ChoiceField } from '../../../ui/form/choice-fields.tsx'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { CODES, type CodeName } from '../../rules/order-codes.ts'
import { type Environment, fieldOf, type HeaderProps, withDefaults } from './new-header.ts'

/** Says which codes the mill has no default of, and where one is marked once for all. */
export function CodesToChoose({ names }: { names: readonly CodeName[] }) {
  const { t } = useTranslation()
  const [first] = names
  if (!first) return null
  const codes = names.map((name) => codeWords(t, name)).join(', ')
  return (
    <Banner>
      {t('new.noDefaults', { codes })}{' '}
      {mayOpen('masterData') ? (
        <NewTabLink to={addresses.masterData({ kind: CODES[first].records })}>
          {t('new.markDefaults')}
        </NewTabLink>
      ) : (
        t('new.askManager')
      )}
    </Banner>
  )
}

/** What a code is called. */
export function codeWords(t: TFunction, name: CodeName): string {
  if (name === 'PONO_SEQ') return t('new.sequence')
  return name === 'Warehouse' ? t('new.warehouse') : name.replace('FinDim', 'D')
}

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
      choices={withCurrent(choices, shown)}
      {...fieldOf<string>(props, name)}
      all={shown ? undefined : none}
      value={shown}
    />
  )
}

/** An option of reference data: its code and name. */
export function choice(value: string, name?: string): Choice {
  return { value, label: name ? `${value} ${name}` : value }
}

/** What the mill has of a code. */
export function choicesOf(environment: Environment | undefined, name: CodeName): Choice[] {
  if (!environment) return []
  if (name === 'PONO_SEQ')
    return environment.pono_seq.map((row) => choice(row.NumberSequenceGroup, row.Name))
  if (name === 'Warehouse')
    return environment.warehouse.map((row) => choice(row.WarehouseID, row.WarehouseName))
  const n = Number(name.slice(-1)) as 1 | 2 | 3 | 4 | 5 | 6
  return environment[`aFD${n}`].map((row) => choice(row.DimensionValue, row.Description))
}

/** The options, with the current value added where the reference data no longer has it. */
function withCurrent(choices: Choice[], value: string): Choice[] {
  const missing = value && !choices.some((option) => option.value === value)
  return missing ? [choice(value), ...choices] : choices
}
