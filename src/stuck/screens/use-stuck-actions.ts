import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayOpen } from '../../platform/client.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { useAction } from '../../ui/actions/use-action.ts'
import { useLanguage } from '../../ui/language.ts'
import type { RowAction } from '../../ui/table/column.ts'
import { useNavigateTo } from '../../ui/use-navigate-to.ts'
import { calls as nameCalls } from '../../vendors/contract/names.ts'
import { calls } from '../contract.ts'
import type { NameDecision } from './NameQuestion.tsx'
import { mayRemind, type Stuck, wayOutOf } from './stuck-row.ts'

/** What moves a row: its way out, and before that, where it is another's work, a reminder. */
export function useStuckActions() {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigateTo = useNavigateTo()
  const { run, running } = useAction(calls.remind, { done: t('stuck.reminded') })
  const [named, askName] = useState<NameDecision>()
  const leave = (row: Stuck) =>
    row.WayOut === 'checkName'
      ? askName({ row, decision: row.Details.other ? 'refused' : 'accepted' })
      : navigateTo(wayOutOf(row))
  const mayLeave = (row: Stuck) => mayOpen(wayOutOf(row).screen)
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
    const movers =
      row.WayOut !== 'checkName' ? [wayOut] : row.Details.other ? names.toReversed() : names
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
    return [
      ...(mayRemind(row) ? [remind] : []),
      ...(mayLeave(row) ? movers : []),
      ...(reminded ? [reminded] : []),
    ]
  }
  return {
    actions,
    open: (row: Stuck) => mayLeave(row) && leave(row),
    named,
    onNamed: () => askName(undefined),
  }
}
