import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allowed, mayOpen } from '../../platform/client.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { useAction } from '../../ui/actions/use-action.ts'
import { useLanguage } from '../../ui/language.ts'
import type { RowAction } from '../../ui/table/column.ts'
import { useNavigateTo } from '../../ui/use-navigate-to.ts'
import { calls as nameCalls } from '../../vendors/contract/names.ts'
import { calls as twinCalls } from '../../weighing/contract/twins.ts'
import { calls } from '../contract.ts'
import { WAYS_OUT } from '../rules.ts'
import type { NameDecision } from './NameQuestion.tsx'
import type { Stuck } from './stuck-row.ts'
import type { TwinsDecision } from './TwinsQuestion.tsx'

/** What moves a row: its way out, and before that, where it is another's work, a reminder; of twins after it. */
export function useStuckActions() {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigateTo = useNavigateTo()
  const { run, running } = useAction(calls.remind, { done: t('stuck.reminded') })
  const [named, askName] = useState<NameDecision>()
  const [twins, askTwins] = useState<TwinsDecision>()
  const leave = (row: Stuck) => {
    if (row.WayOut === 'joinTwins') return askTwins({ row, decision: 'join' })
    return row.WayOut === 'checkName'
      ? askName({ row, decision: row.Details.other ? 'refused' : 'accepted' })
      : navigateTo(WAYS_OUT[row.WayOut](row))
  }
  const mayLeave = (row: Stuck) => mayOpen(WAYS_OUT[row.WayOut](row).screen)
  const actions = (row: Stuck): RowAction[] => {
    const wayOut = { key: row.WayOut, label: t(`stuck.way.${row.WayOut}`), run: () => leave(row) }
    const ofName = (decision: NameDecision['decision']): RowAction => ({
      key: decision,
      label: t(decision === 'accepted' ? 'stuck.way.checkName' : 'stuck.way.keepName'),
      run: () => askName({ row, decision }),
      call: nameCalls.decideName,
    })
    // Where the name is another customer's, the code is more likely to be wrong.
    const names = [ofName('accepted'), ofName('refused')]
    const keepApart: RowAction = {
      key: 'keepApart',
      label: t('stuck.way.keepApart'),
      run: () => askTwins({ row, decision: 'apart' }),
      call: twinCalls.keepTwinsApart,
    }
    const moversOf: Partial<Record<Stuck['WayOut'], RowAction[]>> = {
      checkName: row.Details.other ? names.toReversed() : names,
      joinTwins: [{ ...wayOut, call: twinCalls.joinTwins }, keepApart],
    }
    const movers = moversOf[row.WayOut] ?? [wayOut]
    const remind = {
      key: 'remind',
      label: t('stuck.remind'),
      run: () => void (!running && run({ ID: row.ID })),
    }
    const reminded = row.RemindedAt && {
      key: 'reminded',
      label: t('stuck.remindedAt', { time: formatInstant(row.RemindedAt, 'clock', language) }),
      disabled: true,
      quiet: true,
      run: () => {},
    }
    const moves = mayLeave(row) ? movers : []
    const reminders = row.Mine || reminded ? [] : [remind]
    // Whoever may join twins decides on them, and reminds nobody of it.
    const isOwnDecision = row.WayOut === 'joinTwins' && allowed(twinCalls.joinTwins)
    return [
      ...(isOwnDecision ? [...moves, ...reminders] : [...reminders, ...moves]),
      ...(reminded ? [reminded] : []),
    ]
  }
  return {
    actions,
    open: (row: Stuck) => mayLeave(row) && leave(row),
    named,
    onNamed: () => askName(undefined),
    twins,
    onTwins: () => askTwins(undefined),
  }
}
