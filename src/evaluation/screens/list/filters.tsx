import { ActionIcon, NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFilterX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DeskOnly, Filter, useIsInFilterSheet } from '../../../ui/Filter.tsx'
import { Chips } from '../../../ui/FilterBar.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { useLanguage } from '../../../ui/language.ts'
import {
  GRADES,
  isFiltered,
  isNarrower,
  type ListAddress,
  type ListView,
  noFilters,
  type TicketFilters,
} from './address.ts'
import { type Page, useCounts } from './use-counts.ts'

/** Widths in pixels on a tablet, where all fields and chips have to fit in one line. */
const NARROW = { th: { day: 112, grade: 124 }, en: { day: 118, grade: 124 } }
/** Digits of width to reserve for the counts while they load: at most 10,000+ tickets, rarely a thousand that wait. */
const ROOM = { A: 7, T: 3, B: 3, C: 7 }
/** The words of the statuses that links of the dashboard filter by. */
const NARROWER = {
  W: 'evaluation.status.W',
  O: 'evaluation.state.weighOut',
  G: 'evaluation.state.grade',
  P: 'evaluation.state.value',
} as const

interface Props {
  view: ListView
  filters: TicketFilters
  /** The loaded page of the list. */
  shown: Page | undefined
  onChange: (part: Partial<ListAddress>) => void
}

/** Filter fields for seller, vehicle or slip, days in and out, grade and status. */
export function Filters({ view, filters, shown, onChange }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const narrow = useMediaQuery('(max-width: 1150px)')
  const widths = narrow ? NARROW[language] : undefined
  const first = (part: Partial<ListAddress>) => onChange({ ...part, page: 0 })
  return (
    <>
      <SearchField
        label={t('evaluation.search')}
        width={narrow ? 132 : 200}
        plain={narrow}
        value={view.search}
        onSearch={(search) => first({ search })}
      />
      {(['dateIn', 'dateOut'] as const).map((name) => (
        <Filter key={name} label={t(`evaluation.${name}`)} isActive={view[name] !== ''}>
          <DateField
            compact
            width={widths?.day}
            label={t(`evaluation.${name}`)}
            value={view[name] || null}
            onChange={(day) => first({ [name]: day ?? '' })}
          />
        </Filter>
      ))}
      <Filter label={t('term.grade')} isActive={view.grade !== null}>
        <GradeFilter
          width={widths?.grade}
          value={view.grade}
          onChange={(grade) => first({ grade })}
        />
      </Filter>
      <DeskOnly>
        {isFiltered(view) && (
          <ActionIcon
            title={t('ui.clearFilters')}
            aria-label={t('ui.clearFilters')}
            onClick={() => onChange(noFilters)}
          >
            <IconFilterX size={16} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        )}
      </DeskOnly>
      <Filter inSight label={t('ui.state')} isActive={!['A', 'T'].includes(view.status)}>
        <Statuses
          short={narrow}
          value={view.status}
          filters={filters}
          shown={shown}
          onChange={(status) => first({ status })}
        />
      </Filter>
    </>
  )
}

function GradeFilter(props: {
  value: ListView['grade']
  width: number | undefined
  onChange: (grade: ListView['grade']) => void
}) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      size="xs"
      w={props.width}
      aria-label={t('term.grade')}
      value={props.value ?? ''}
      onChange={({ currentTarget: { value } }) =>
        props.onChange(GRADES.find((grade) => String(grade) === value) ?? null)
      }
      data={[
        { value: '', label: t('evaluation.everyGrade') },
        ...GRADES.map((grade) => ({ value: String(grade), label: `${grade}%` })),
      ]}
    />
  )
}

/**
 * Chips for the tickets that wait since today and since the days before, the completed ones and all, each with its count
 * under the other filters; for voided ones where there are any. Where the list is filtered to one task, that task's chip replaces those that wait. A second
 * press on a chip shows all, which has no chip of its own where there is little room.
 */
function Statuses(props: {
  short: boolean | undefined
  value: ListView['status']
  filters: TicketFilters
  shown: Page | undefined
  onChange: (status: ListView['status']) => void
}) {
  const { t } = useTranslation()
  const inSheet = useIsInFilterSheet()
  const { value: chosen } = props
  const short = props.short && !inSheet
  // Asked for here: their answers draw the chips again, and not the table.
  const counts = useCounts(props.filters, chosen, props.shown)
  const chip = (value: keyof typeof ROOM) => ({
    value,
    words: t(`evaluation.status.${value}`),
    count: counts[value],
    room: ROOM[value],
  })
  const narrower =
    isNarrower(chosen) || chosen === 'W'
      ? { value: chosen, words: t(NARROWER[chosen]), count: counts.shown, room: ROOM.T }
      : undefined
  // On a tablet the longer words of a task leave no room for another chip.
  const last = narrower && short ? [] : [chip('C')]
  const voided = { value: 'V', words: t('evaluation.state.voided'), count: counts.V, room: 2 }
  const hasVoided = counts.V !== undefined || chosen === 'V'
  return (
    <Chips
      label={t('ui.state')}
      value={chosen}
      onChange={(pressed) =>
        props.onChange(pressed === chosen ? 'A' : (pressed as ListView['status']))
      }
      chips={[
        ...(narrower ? [narrower] : [chip('T'), chip('B')]),
        ...last,
        ...(short && !narrower ? [] : [chip('A')]),
        // Last, so that the others stay where they are as it comes.
        ...(hasVoided ? [voided] : []),
      ]}
    />
  )
}
