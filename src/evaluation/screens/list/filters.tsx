import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useCall } from '../../../platform/client.ts'
import { Chips } from '../../../ui/FilterLine.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { calls } from '../../contract.ts'

/** What of the list stands in the address. */
export const listAddress = z.object({
  page: z.number().int().min(0).default(0),
  search: z.string().default(''),
  grade: z.number().int().nullable().default(null),
  dateIn: z.string().default(''),
  dateOut: z.string().default(''),
  status: z.enum(['A', 'W', 'C']).default('A'),
})
export type ListAddress = z.output<typeof listAddress>

const GRADES = Array.from({ length: 9 }, (_, index) => 15 + index)

/** The call's filters for what the address says. */
export function filtersOf(view: ListAddress, POHeaderUUID: string | undefined) {
  return {
    POHeaderUUID,
    filterSearch: view.search,
    filterGrade: view.grade,
    filterDateIn: view.dateIn,
    filterDateOut: view.dateOut,
    filterStatus: view.status,
  }
}

/** Whether more than the state narrows the list. */
export function isFiltered({ search, grade, dateIn, dateOut }: ListAddress): boolean {
  return Boolean(search || dateIn || dateOut || grade !== null)
}

/** Seller or vehicle, day in, day out, grade, and what is still to do. */
export function Filters(props: {
  view: ListAddress
  change: (part: Partial<ListAddress>) => void
  filters: ReturnType<typeof filtersOf>
}) {
  const { t } = useTranslation()
  const { view, change } = props
  const first = (part: Partial<ListAddress>) => change({ ...part, page: 0 })
  return (
    <>
      <SearchField
        label={t('evaluation.search')}
        width={190}
        value={view.search}
        onSearch={(search) => first({ search })}
      />
      <DateField
        compact
        label={t('evaluation.dateIn')}
        value={view.dateIn || null}
        onChange={(day) => first({ dateIn: day ?? '' })}
      />
      <DateField
        compact
        label={t('evaluation.dateOut')}
        value={view.dateOut || null}
        onChange={(day) => first({ dateOut: day ?? '' })}
      />
      <NativeSelect
        size="xs"
        aria-label={t('evaluation.gradePercent')}
        value={view.grade ?? ''}
        onChange={({ currentTarget: { value } }) => first({ grade: value ? Number(value) : null })}
        data={[
          { value: '', label: t('evaluation.everyGrade') },
          ...GRADES.map((grade) => ({ value: String(grade), label: `${grade}%` })),
        ]}
      />
      <Statuses {...props} onChange={(status) => first({ status })} />
    </>
  )
}

/** All, waiting, completed, with how many of each the other filters leave. */
function Statuses(props: {
  view: ListAddress
  filters: ReturnType<typeof filtersOf>
  onChange: (status: ListAddress['status']) => void
}) {
  const { t } = useTranslation()
  const all = useCount(props.filters, 'A')
  const waiting = useCount(props.filters, 'W')
  const completed = useCount(props.filters, 'C')
  return (
    <Chips
      label={t('ui.state')}
      value={props.view.status}
      onChange={(status) => props.onChange(status as ListAddress['status'])}
      chips={[
        { value: 'A', words: t('evaluation.status.A'), count: all },
        { value: 'W', words: t('evaluation.status.W'), count: waiting },
        { value: 'C', words: t('evaluation.status.C'), count: completed },
      ]}
    />
  )
}

/** How many tickets the filters leave in a status; unknown beyond ten thousand. */
export function useCount(filters: ReturnType<typeof filtersOf>, filterStatus: 'A' | 'W' | 'C') {
  const { data } = useCall(calls.getWeightProcess, { ...filters, filterStatus, page: 0 })
  return data?.total_capped ? undefined : data?.total_record
}
