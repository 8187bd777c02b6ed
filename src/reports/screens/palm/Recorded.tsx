import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import type { Answer } from '../../../ui/form/FormDialog.tsx'
import { percent } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { calls } from '../../contract.ts'

export type RecordedYield = Output<typeof calls.getYield>

/** A yield to save, and the record of its day that it replaces. */
export interface Replacing {
  input: { RecordDate: string; YieldPercent: number }
  recorded: RecordedYield
}

/** The yield that is recorded already, by whom and when. */
export function Recorded({ recorded }: { recorded: RecordedYield | undefined }) {
  const { t } = useTranslation()
  const wordsOf = useYieldWords()
  return (
    <Box component="p" className="text secondary num" mih={20} my={8} role="status">
      {recorded &&
        (recorded.YieldPercent === null
          ? t('yield.none')
          : t('yield.recorded', { percent: percent(recorded.YieldPercent), ...wordsOf(recorded) }))}
    </Box>
  )
}

/** The confirmation before a recorded yield is replaced. */
export function ReplaceQuestion({ replacing, ...answer }: Answer & { replacing: Replacing }) {
  const { t } = useTranslation()
  const wordsOf = useYieldWords()
  const { recorded, input } = replacing
  const [before, after] = [percent(recorded.YieldPercent), percent(input.YieldPercent)]
  return (
    <Confirm
      question={t('ask.yield', { date: input.RecordDate, before, after })}
      text={t('ask.yield.text', wordsOf(recorded))}
      verb={t('ask.yield.yes')}
      {...answer}
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
