import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { percent } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { calls } from '../../contract.ts'
import css from './PalmReport.module.css'

export type RecordedYield = Output<typeof calls.getYield>

/** The yield that is recorded already, by whom and when. */
export function Recorded({ recorded }: { recorded: RecordedYield | undefined }) {
  const { t } = useTranslation()
  const wordsOf = useYieldWords()
  return (
    <p className={`${css.recorded} num`} role="status">
      {recorded &&
        (recorded.YieldPercent === null
          ? t('yield.none')
          : t('yield.recorded', { percent: percent(recorded.YieldPercent), ...wordsOf(recorded) }))}
    </p>
  )
}

/** The confirmation before a recorded yield is replaced. */
export function ReplaceQuestion(props: {
  day: string
  before: RecordedYield
  after: number
  running: boolean
  onYes: () => unknown
  onNo: () => void
}) {
  const { t } = useTranslation()
  const wordsOf = useYieldWords()
  const { day: date, before, after, ...handlers } = props
  return (
    <Confirm
      question={t('ask.yield', {
        date,
        before: percent(before.YieldPercent),
        after: percent(after),
      })}
      text={t('ask.yield.text', wordsOf(before))}
      verb={t('ask.yield.yes')}
      {...handlers}
    />
  )
}

function useYieldWords() {
  const language = useLanguage()
  return ({ RecordedBy: officer, RecordedAt }: RecordedYield) => ({
    officer,
    time: RecordedAt && formatInstant(RecordedAt, 'short', language),
  })
}
