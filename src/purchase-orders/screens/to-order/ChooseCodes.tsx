import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { ChoiceField } from '../../../ui/form/choice-fields.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { calls } from '../../contract.ts'
import type { CodeName, Codes } from '../../rules/order-codes.ts'
import { CodesToChoose, codeWords } from '../create/CodesToChoose.tsx'
import { choicesOf } from '../create/choices.ts'

/** The codes that orders without certain ones get, chosen once for all of them. */
export function ChooseCodes(props: {
  names: readonly CodeName[]
  codes: Codes
  /** Says at each field that none is chosen. */
  isMissed: boolean
  onChange: (codes: Codes) => void
}) {
  const { t } = useTranslation()
  const { names, codes, onChange } = props
  const { data } = useCall(calls.getEnvironmentPOForm, {}, { enabled: names.length > 0 })
  useRefetchOnChange('masterData', calls.getEnvironmentPOForm)
  if (names.length === 0) return null
  return (
    <section>
      <CodesToChoose names={names} />
      <FieldGrid columns={3}>
        {names.map((name) => (
          <ChoiceField
            key={name}
            required
            label={codeWords(t, name)}
            choices={choicesOf(data, name)}
            all={codes[name] ? undefined : t('new.choose')}
            value={codes[name] ?? ''}
            onChange={(code) => onChange({ ...codes, [name]: code })}
            error={props.isMissed && !codes[name] ? t('v.required') : undefined}
          />
        ))}
      </FieldGrid>
    </section>
  )
}
