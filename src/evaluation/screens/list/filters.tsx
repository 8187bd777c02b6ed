import { ActionIcon, NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFilterX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Chips } from '../../../ui/FilterBar.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { GRADES, isFiltered, isNarrower, type ListAddress, noFilters } from './address.ts'
import type { useCounts } from './use-counts.ts'

/** Pixels of a day and of the grade on a tablet, where every field and chip has to fit one line. */
const NARROW = { th: { day: 112, grade: 116 }, en: { day: 118, grade: 124 } }
/** Figures of a count, kept free until it comes: at most 10,000+ tickets, seldom a thousand that wait. */
const ROOM = { A: 7, W: 3, C: 7 }
/** What one of the waiting is called that a link of the dashboard narrows the list to. */
const NARROWER = {
  O: 'evaluation.state.weighOut',
  G: 'evaluation.state.grade',
  P: 'evaluation.state.value',
} as const

interface Props {
  view: ListAddress
  onChange: (part: Partial<ListAddress>) => void
  counts: ReturnType<typeof useCounts>
}

/** Seller, vehicle or slip, day in, day out, grade, and what is still to do. */
export function Filters({ view, onChange, counts }: Props) {
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
      <DateField
        compact
        width={widths?.day}
        label={t('evaluation.dateIn')}
        value={view.dateIn || null}
        onChange={(day) => first({ dateIn: day ?? '' })}
      />
      <DateField
        compact
        width={widths?.day}
        label={t('evaluation.dateOut')}
        value={view.dateOut || null}
        onChange={(day) => first({ dateOut: day ?? '' })}
      />
      <GradeFilter
        width={widths?.grade}
        value={view.grade}
        onChange={(grade) => first({ grade })}
      />
      {isFiltered(view) && (
        <ActionIcon
          title={t('ui.clearFilters')}
          aria-label={t('ui.clearFilters')}
          onClick={() => onChange(noFilters)}
        >
          <IconFilterX size={16} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      )}
      <Statuses
        short={narrow}
        value={view.status}
        counts={counts}
        onChange={(status) => first({ status })}
      />
    </>
  )
}

function GradeFilter(props: {
  value: ListAddress['grade']
  width: number | undefined
  onChange: (grade: ListAddress['grade']) => void
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
 * All, waiting, completed, with how many of each the other filters leave. In the place of the waiting those that wait
 * for one thing, while the list is narrowed to them; another press shows all.
 */
function Statuses(props: {
  short: boolean | undefined
  value: ListAddress['status']
  counts: Props['counts']
  onChange: (status: ListAddress['status']) => void
}) {
  const { t } = useTranslation()
  const { value: chosen, counts, short } = props
  const chip = (value: keyof typeof ROOM) => ({
    value,
    words: t(short && value === 'W' ? 'evaluation.status.W.short' : `evaluation.status.${value}`),
    count: counts[value],
    room: ROOM[value],
  })
  const narrower = isNarrower(chosen)
    ? { value: chosen, words: t(NARROWER[chosen]), count: counts.shown, room: ROOM.W }
    : undefined
  // The longer words leave no room for a third chip on a tablet.
  const last = narrower && short ? [] : [chip('C')]
  return (
    <Chips
      label={t('ui.state')}
      value={chosen}
      onChange={(pressed) =>
        props.onChange(pressed === narrower?.value ? 'A' : (pressed as ListAddress['status']))
      }
      chips={[chip('A'), narrower ?? chip('W'), ...last]}
    />
  )
}
