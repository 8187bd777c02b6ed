import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { calls as identity } from '../../identity/contract.ts'
import { useCall } from '../../platform/client.ts'
import { Filter } from '../../ui/Filter.tsx'
import { Chips } from '../../ui/FilterBar.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { SearchField } from '../../ui/form/SearchField.tsx'
import { count } from '../../ui/format.ts'
import { CONCERNS } from '../rules/concerns.ts'
import { actionText } from '../rules/value-text.ts'
import { ACTIONS } from '../words/actions.ts'
import { type AuditAddress, auditAddress } from './address.ts'
import { useReader } from './reader.ts'

interface Props {
  view: AuditAddress
  counts: Readonly<Record<string, number>> | undefined
  onChange: (part: Partial<AuditAddress>) => void
}

/** Record, person, action, first and last day, and what an owner looks at first. */
export function Filters({ view, counts, onChange }: Props) {
  const { t } = useTranslation()
  const chips = CONCERNS.map((concern) => ({
    value: concern,
    words: t(`audit.concern.${concern}`),
    count: counts && count(counts[concern] ?? 0),
    room: 1,
  }))
  return (
    <>
      <SearchField
        label={t('audit.search')}
        width={132}
        value={view.search}
        onSearch={(search) => onChange({ search, page: 0 })}
      />
      <Filter label={t('audit.column.who')} isActive={view.officer !== ''}>
        <Officers view={view} onChange={onChange} />
      </Filter>
      <Filter label={t('audit.column.action')} isActive={view.action !== ''}>
        <Actions view={view} onChange={onChange} />
      </Filter>
      <Days view={view} onChange={onChange} />
      <Filter label={t('audit.concern')} isActive={view.concern !== ''}>
        <Chips
          wraps
          dense
          label={t('audit.concern')}
          chips={[{ value: '', words: t('ui.all') }, ...chips]}
          value={view.concern}
          onChange={(concern) =>
            onChange({ concern: auditAddress.shape.concern.parse(concern), page: 0 })
          }
        />
      </Filter>
    </>
  )
}

type FieldProps = Pick<Props, 'view' | 'onChange'>

function Officers({ view, onChange }: FieldProps) {
  const { t } = useTranslation()
  const { data = [] } = useCall(identity.getUsers, {})
  const choices = data.map(({ UUID, Name, Lastname }) => ({
    value: UUID,
    label: `${Name} ${Lastname}`,
  }))
  return (
    <NativeSelect
      aria-label={t('audit.column.who')}
      w={96}
      data={[{ value: '', label: t('audit.everybody') }, ...choices]}
      value={view.officer}
      onChange={(event) => onChange({ officer: event.currentTarget.value, page: 0 })}
    />
  )
}

function Actions({ view, onChange }: FieldProps) {
  const { t } = useTranslation()
  const reader = useReader()
  const choices = ACTIONS.map((action) => ({ value: action, label: actionText(reader, action) }))
  return (
    <NativeSelect
      aria-label={t('audit.column.action')}
      w={120}
      data={[{ value: '', label: t('audit.everything') }, ...choices]}
      value={view.action}
      onChange={(event) => onChange({ action: event.currentTarget.value, page: 0 })}
    />
  )
}

function Days({ view, onChange }: FieldProps) {
  const { t } = useTranslation()
  return (
    <>
      <Filter label={t('audit.from')} isActive={view.from !== null}>
        <DateField
          compact
          width={118}
          label={t('audit.from')}
          value={view.from}
          max={view.to ?? undefined}
          onChange={(from) => onChange({ from, page: 0 })}
        />
      </Filter>
      <Filter label={t('audit.to.day')} isActive={view.to !== null}>
        <DateField
          compact
          width={118}
          label={t('audit.to.day')}
          value={view.to}
          min={view.from ?? undefined}
          onChange={(to) => onChange({ to, page: 0 })}
        />
      </Filter>
    </>
  )
}
