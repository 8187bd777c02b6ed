import { useTranslation } from 'react-i18next'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { whole } from '../../../ui/format.ts'
import { levelWords } from '../../rules/level.ts'
import type { Level } from '../vendor.ts'
import { Warnings } from './Warnings.tsx'

interface Props {
  level: Level
  warnings: readonly string[]
  running: boolean
  onYes: () => unknown
  onNo: () => void
}

/** Asked before a level is saved that looks mistyped: for how many members it is, and what looks so. */
export function SaveQuestion({ level, warnings, ...handlers }: Props) {
  const { t } = useTranslation()
  return (
    <Confirm
      question={t('ask.level', { level: levelWords(t, level.Name) })}
      text={
        <>
          {t('levels.edit.about', { n: whole(level.Members), count: level.Members })}
          <Warnings words={warnings} />
        </>
      }
      verb={t('ui.save')}
      {...handlers}
    />
  )
}
