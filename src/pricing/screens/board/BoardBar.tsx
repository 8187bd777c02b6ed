import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addDays, businessDay } from '../../../platform/thai-date.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { lastStartDay } from '../../rules/start-day.ts'
import { MoveButtons } from './BoardTable.tsx'
import { movedBy } from './draft.ts'
import type { WorkingDrafts } from './use-drafts.ts'

/** When new prices come into force: at once, or on a day at a time. */
export interface Start {
  isLater: boolean
  /** Null where what was typed is no day. */
  day: string | null
  /** 07:30. */
  time: string
}

const USUAL = '07:30'

/** At once; where it is chosen to be later, the next usual time. */
export function firstStart(now: Date): Start {
  const today = businessDay(now)
  const isToCome = new Date(`${today}T${USUAL}:00+07:00`) > now
  return { isLater: false, day: isToCome ? today : addDays(today, 1), time: USUAL }
}

/** The instant from which the prices hold, null for at once, and what is wrong with it. */
export function startOf({ isLater, day, time }: Start, now: Date) {
  if (!isLater) return { EffectiveFrom: null }
  if (!day) return { EffectiveFrom: null, fault: 'v.date' as const }
  const EffectiveFrom = `${day}T${time}:00+07:00`
  return new Date(EffectiveFrom) > now
    ? { EffectiveFrom }
    : { EffectiveFrom, fault: 'price.past' as const }
}

interface Props {
  work: WorkingDrafts
  start: Start
  onStart: (change: Partial<Start>) => void
}

/** What is done to the whole board, and from when; on a phone the time has a line of its own. */
export function BoardBar({ work, start, onStart }: Props) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const moves = work.board?.Products.map((product) => movedBy(work.of(product), product)) ?? []
  const time = start.isLater && <StartTime start={start} onStart={onStart} />
  return (
    <>
      <FilterBar end={<Reset work={work} />}>
        <span>{t('board.all')}</span>
        <MoveButtons
          name={t('board.all')}
          moved={moves.every((move) => move === moves[0]) ? (moves[0] ?? 0) : null}
          onMove={work.moveAll}
        />
        <Tabs
          label={t('board.effective')}
          value={start.isLater ? 'later' : 'now'}
          onChange={(value) => onStart({ isLater: value === 'later' })}
          tabs={[
            { value: 'now', words: t('board.now') },
            { value: 'later', words: t('board.later') },
          ]}
        />
        {!isPhone && time}
      </FilterBar>
      {isPhone && time && <FilterBar>{time}</FilterBar>}
    </>
  )
}

function Reset({ work }: { work: WorkingDrafts }) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  return (
    <Button
      variant="subtle"
      disabled={!work.isDirty}
      aria-label={t('board.reset')}
      leftSection={!isPhone && <IconArrowBackUp size={16} aria-hidden="true" />}
      onClick={work.reset}
    >
      {isPhone ? <IconArrowBackUp size={18} aria-hidden="true" /> : t('board.reset')}
    </Button>
  )
}

function StartTime({ start, onStart }: Omit<Props, 'work'>) {
  const { t } = useTranslation()
  const now = new Date()
  const today = businessDay(now)
  const { fault } = startOf(start, now)
  return (
    <>
      <DateField
        compact
        min={today}
        max={lastStartDay(today)}
        label={t('board.day')}
        value={start.day}
        error={fault && t(fault)}
        onChange={(day) => onStart({ day })}
      />
      <TextInput
        type="time"
        aria-label={t('board.time')}
        value={start.time}
        onChange={(event) => onStart({ time: event.currentTarget.value })}
      />
    </>
  )
}
