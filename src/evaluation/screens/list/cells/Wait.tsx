import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { durationWords } from '../../../../ui/duration.ts'
import { useNow } from '../../../../ui/live/use-now.ts'
import { LONG_WAIT_MINUTES } from '../../../rules/states.ts'
import { minutesIn, type PalmRecord } from '../../record.ts'
import css from './cells.module.css'

interface Props {
  record: PalmRecord
  now: Date
  /** Without the word "waits", in a narrow column. */
  brief?: boolean
}

/** How long a truck has been waiting, highlighted after an hour. */
export function WaitingTime({ record, now, brief }: Props) {
  const { t } = useTranslation()
  const minutes = minutesIn(record, now)
  const long = minutes >= LONG_WAIT_MINUTES
  const time = durationWords(t, minutes)
  const isNew = minutes === 0
  const words = isNew ? t('evaluation.justIn') : t('evaluation.waiting', { time })
  return (
    <span
      className={`${css.wait} muted`}
      title={brief ? words : undefined}
      data-long={long || undefined}
    >
      {long && <IconAlertTriangle size={13} stroke={1.7} aria-hidden="true" />}
      {brief && !isNew ? time : words}
    </span>
  )
}

/** How long the truck of a dialog has been waiting, behind its title; nothing once it has its price. */
export function TitleWait({ record }: Pick<Props, 'record'>) {
  const now = useNow()
  if (record.SysPrice !== null) return null
  return (
    <span className={css.behindTitle}>
      <WaitingTime record={record} now={now} />
    </span>
  )
}
