import type { TFunction } from 'i18next'
import { kilograms } from '../../../ui/format.ts'
import type { Flag } from '../../rules/flags.ts'
import { productOf } from '../../rules.ts'
import type { ApprovalLine } from './approvals.ts'

/** What an approver should look at in a line, and what that is in words. */
export interface LineNote {
  flag: Flag
  words: string
}

/** What an approver should look at in a line. */
export function lineNotes(t: TFunction, line: ApprovalLine): LineNote[] {
  return line.Flags.flatMap((flag) => {
    const words = wordsOf(t, flag, line)
    return words ? { flag, words } : []
  })
}

function wordsOf(t: TFunction, flag: Flag, line: ApprovalLine): string | undefined {
  const [officer, reason] = [line.SysOfficerValuation, line.OverrideReason]
  const [from, to] = [kilograms(line.WeightNetBefore), kilograms(line.WeightNet)]
  if (flag === 'override') return t('approve.line.by', { officer, reason })
  if (flag === 'weightCorrected') return t('approve.line.weight', { from, to })
  if (flag === 'correctionOpen') return t('approve.head.correctionOpen')
  if (flag === 'mixedProducts') return t('approve.line.otherProduct', { product: productOf(line) })
  if (flag === 'offLadder') return t('approve.line.offLadder')
  return flag === 'oldTickets' ? t('approve.line.old') : undefined
}
