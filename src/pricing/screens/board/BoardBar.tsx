import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { MoveButtons } from './BoardTable.tsx'
import type { WorkingDrafts } from './use-drafts.ts'

/** When new prices come into force: at once, or on a day at a time. */
export interface Start {
  isLater: boolean
  day: string
  /** 07:30. */
  time: string
}

interface Props {
  work: WorkingDrafts
  start: Start
  onStart: (start: Start) => void
}

/** What is done to the whole board, and from when. */
export function BoardBar({ work, start, onStart }: Props) {
  const { t } = useTranslation()
  return (
    <FilterBar
      end={
        <Button
          variant="subtle"
          disabled={!work.isDirty}
          leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
          onClick={work.reset}
        >
          {t('board.reset')}
        </Button>
      }
    >
      <span>{t('board.all')}</span>
      <MoveButtons name={t('board.all')} onMove={work.moveAll} />
      <Tabs
        label={t('board.effective')}
        value={start.isLater ? 'later' : 'now'}
        onChange={(value) => onStart({ ...start, isLater: value === 'later' })}
        tabs={[
          { value: 'now', words: t('board.now') },
          { value: 'later', words: t('board.later') },
        ]}
      />
      {start.isLater && (
        <>
          <DateField
            compact
            label={t('board.day')}
            value={start.day}
            onChange={(day) => day && onStart({ ...start, day })}
          />
          <TextInput
            type="time"
            aria-label={t('board.time')}
            value={start.time}
            onChange={(event) => onStart({ ...start, time: event.currentTarget.value })}
          />
        </>
      )}
    </FilterBar>
  )
}
