import { Button, Group } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { businessDay, formatInstant } from '../../platform/thai-date.ts'
import { useLanguage } from '../language.ts'
import css from './DraftOffer.module.css'

interface Props {
  /** When it was typed, in ms. */
  at: number
  /** Takes it; nothing where it stands in the fields again, as after a reload. */
  onUse?: () => void
  onDiscard?: () => void
  /** It is answered: its room alone stays, under a finger that is still there. */
  isOver?: boolean
}

/** A line above the fields of a dialog: what was typed last time can be taken, or thrown away. */
export function DraftOffer({ at, onUse, onDiscard, isOver }: Props) {
  const { t } = useTranslation()
  return (
    <Group
      gap="2px 8px"
      className={`${css.offer} text ruled secondary`}
      role="status"
      style={isOver ? { visibility: 'hidden' } : undefined}
    >
      <IconHistory size={16} stroke={1.7} aria-hidden="true" />
      {t(onUse ? 'draft.kept' : 'draft.restored', { when: useWhen(at) })}
      {onUse && (
        <Button variant="subtle" onClick={onUse}>
          {t('draft.use')}
        </Button>
      )}
      <Button variant="subtle" color="gray" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
    </Group>
  )
}

/** The time of today, else day and time. */
function useWhen(at: number): string {
  const language = useLanguage()
  const instant = new Date(at)
  const isToday = businessDay(instant) === businessDay(new Date())
  return formatInstant(instant, isToday ? 'clock' : 'short', language)
}
