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

/** The confirmation before a level with warnings is saved: the number of its members, and the warnings. */
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
