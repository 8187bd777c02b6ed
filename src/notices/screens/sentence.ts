import type { TFunction } from 'i18next'
import { kilograms, money, NO_VALUE } from '../../ui/format.ts'
import type { Notice } from './kinds.ts'

/** What a notice says. */
export function noticeSentence(t: TFunction, notice: Notice): string {
  return t(`notice.${notice.Kind}`, {
    po: notice.PONumber ?? NO_VALUE,
    ticket: notice.SequenceWeightOut ?? NO_VALUE,
    officer: notice.By ?? NO_VALUE,
    reason: notice.Details.reason ?? NO_VALUE,
  })
}

/** The number that it is about, as its sentence has it. */
export function subjectOf({ PONumber, SequenceWeightOut }: Notice): string {
  return PONumber ?? SequenceWeightOut ?? ''
}

/** How many more it stands for, else whose palm it is and how much. */
export function aboutNotice(t: TFunction, notice: Notice): string {
  const { Count, AmountOfAll, VendorOrganizationName: vendor, TotalAmount } = notice
  const n = Count - 1
  if (n > 0 && AmountOfAll) return t('notices.moreWithSum', { n, sum: money(AmountOfAll) })
  if (n > 0) return t('notices.more', { n })
  if (vendor && TotalAmount !== null) {
    return t('notices.about', { vendor, amount: money(TotalAmount) })
  }
  const { CustomerName, WeightNet } = notice
  if (CustomerName && WeightNet !== null) {
    return t('notices.aboutTicket', { vendor: CustomerName, net: kilograms(WeightNet) })
  }
  return vendor ?? CustomerName ?? ''
}
