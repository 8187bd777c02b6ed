import { Box, SegmentedControl } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DayFault, DayPicker } from '../../../ui/day/DayPicker.tsx'
import type { ChosenDay } from '../../../ui/day/use-chosen-day.ts'
import { Filter } from '../../../ui/Filter.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { ESTATE_GROUPS, type EstateGroup } from '../../rules.ts'
import { PAYMENT_VIEWS, type PaymentView } from '../address.ts'

interface Props {
  day: ChosenDay
  group: EstateGroup
  view: PaymentView
  q: string
  onChange: (part: { group?: EstateGroup; view?: PaymentView; q?: string }) => void
  /** What takes along what is asked for, at the right end. */
  end: ReactNode
}

/** The card of what the report is asked for: the day, the group of gardens, by whom it is shown, and what is searched for. */
export function PaymentFilters({ day, group, view, q, onChange, end }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const conditions = (
    <FilterBar end={end} onClear={() => onChange({ group: ESTATE_GROUPS[0], q: '' })}>
      <DayPicker day={day} />
      <Filter label={t('report.group')} isActive={group !== ESTATE_GROUPS[0]}>
        <SegmentedControl
          aria-label={t('report.group')}
          data={ESTATE_GROUPS.map((value) => ({ value, label: t(`report.group.${value}`) }))}
          value={group}
          onChange={(to) => onChange({ group: to })}
        />
      </Filter>
      <Filter label={t('payment.view')} isActive={false}>
        <SegmentedControl
          aria-label={t('payment.view')}
          data={PAYMENT_VIEWS.map((value) => ({ value, label: t(`payment.view.${value}`) }))}
          value={view}
          onChange={(to) => onChange({ view: to })}
        />
      </Filter>
      <SearchField label={t('payment.search')} value={q} onSearch={(to) => onChange({ q: to })} />
      <DayFault fault={day.fault} />
    </FilterBar>
  )
  return (
    <section aria-labelledby={heading}>
      <Box component="h2" id={heading} className="small no-print" px="var(--ps-edge)" pt={6}>
        {t('payment.conditions')}
      </Box>
      {conditions}
    </section>
  )
}
