import { useTranslation } from 'react-i18next'
import { Filter } from '../../../ui/Filter.tsx'
import { Chips } from '../../../ui/FilterBar.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { REFUSED_STATES } from '../../rules/refused.ts'
import { type RefusedAddress, refusedAddress } from './address.ts'
import { APPEARANCES } from './columns.tsx'

interface Props {
  view: RefusedAddress
  counts: Readonly<Record<string, number>> | undefined
  onChange: (part: Partial<RefusedAddress>) => void
}

/** Search, the day on which it was last sent, and what became of it. */
export function Filters({ view, counts, onChange }: Props) {
  const { t } = useTranslation()
  const chips = REFUSED_STATES.map((state) => ({
    value: state,
    words: t(`refused.state.${state}`),
    appearance: APPEARANCES[state],
    count: counts?.[state],
  }))
  const all = { value: '', words: t('ui.all') }
  return (
    <>
      <SearchField
        label={t('refused.search')}
        width={232}
        value={view.search}
        onSearch={(search) => onChange({ search, page: 0 })}
      />
      <Filter label={t('refused.lastSeen')} isActive={view.date !== null}>
        <DateField
          compact
          label={t('refused.lastSeen')}
          value={view.date}
          onChange={(date) => onChange({ date, page: 0 })}
        />
      </Filter>
      <Filter inSight label={t('ui.state')} isActive={view.state !== 'open'}>
        <Chips
          label={t('ui.state')}
          chips={[...chips, all]}
          value={view.state}
          onChange={(state) =>
            onChange({ state: refusedAddress.shape.state.parse(state), page: 0 })
          }
        />
      </Filter>
    </>
  )
}
