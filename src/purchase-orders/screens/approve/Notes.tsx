import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../ui/language.ts'
import { Flags } from '../../../ui/record/Flag.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useIsUpright } from '../../../ui/use-is-upright.ts'
import css from './Approve.module.css'
import type { WaitingOrder } from './approvals.ts'
import { flagNote, flagWords } from './flag-words.ts'

/** What of an order deserves a look, why the officer may not approve it, or why the server refused. */
export function Notes({ order, refusal }: { order: WaitingOrder; refusal?: string }) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const isUpright = useIsUpright()
  if (refusal) {
    return (
      <span className="attention medium" title={refusal}>
        {refusal}
      </span>
    )
  }
  const blocker = order.ApprovalBar && t(`approve.bar.${order.ApprovalBar}`)
  if (isPhone) return <NoteLines order={order} blocker={blocker} />
  const flags = order.Flags.map((flag) => flagWords(t, flag))
  if (!blocker) return <Flags flags={flags} most={isUpright ? 1 : 2} />
  return (
    <span className={css.blocked}>
      {flags.length > 0 && <Flags flags={flags} most={1} />}
      <span className={css.calm} title={blocker}>
        {blocker}
      </span>
    </span>
  )
}

/** One line a flag, with its numbers. */
function NoteLines({ order, blocker }: { order: WaitingOrder; blocker?: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <span className={css.notes}>
      {order.Flags.map((flag) => (
        <span key={flag.Flag} className={`${css.note} num`}>
          <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
          {flagNote(t, flag, language)}
        </span>
      ))}
      {blocker && <span className={css.calm}>{blocker}</span>}
    </span>
  )
}
