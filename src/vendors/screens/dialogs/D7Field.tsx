import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { LookupField } from '../../../ui/form/LookupField.tsx'
import { calls } from '../../contract.ts'

/** The field for D7, searched by value or description. */
export function D7Field(props: {
  value: string
  onChange: (value: string) => void
  required?: boolean
  error?: string
  description?: string
}) {
  const { t } = useTranslation()
  const { value, onChange, ...rest } = props
  const [search, setSearch] = useState('')
  const query = useCall(calls.getFD7, search ? { filterSearch: search } : {})
  const found = query.data ?? []
  const choices = found.map(({ DimensionValue, Description }) => ({
    value: DimensionValue,
    label: `${DimensionValue} ${Description}`.trim(),
  }))
  const present = choices.find((choice) => choice.value === value)
  return (
    <LookupField
      {...rest}
      label={t('vendor.setUp.d7')}
      value={value ? (present ?? { value, label: value }) : null}
      choices={choices}
      query={query}
      onSearch={setSearch}
      onChange={(choice) => onChange(choice?.value ?? '')}
    />
  )
}
