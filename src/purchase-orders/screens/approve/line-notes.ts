import type { TFunction } from 'i18next'
import { kilograms } from '../../../ui/format.ts'
import { productOf } from '../../rules.ts'
import type { ApprovalLine } from './approvals.ts'

/** What an approver should look at in a line, in words. */
export function notesOf(t: TFunction, line: ApprovalLine): string[] {
  const [officer, reason] = [line.SysOfficerValuation, line.OverrideReason]
  const [from, to] = [kilograms(line.WeightNetBefore), kilograms(line.WeightNet)]
  return line.Flags.flatMap((flag) => {
    if (flag === 'override') return t('approve.line.by', { officer, reason })
    if (flag === 'weightCorrected') return t('approve.line.weight', { from, to })
    if (flag === 'mixedProducts')
      return t('approve.line.otherProduct', { product: productOf(line) })
    if (flag === 'offLadder') return t('approve.line.offLadder')
    return flag === 'oldTickets' ? t('approve.line.old') : []
  })
}
