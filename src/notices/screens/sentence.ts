import type { TFunction } from 'i18next'
import { openWord } from '../../platform/catalogue.ts'
import { formatDay, formatMoment, type Language } from '../../platform/thai-date.ts'
import { kilograms, money, NO_VALUE } from '../../ui/format.ts'
import { isReminder } from '../rules.ts'
import type { Notice } from './kinds.ts'

/** What a notice says. */
export function noticeSentence(t: TFunction, notice: Notice, language: Language): string {
  const { Details, Kind } = notice
  if (isReminder(Kind)) return reminderSentence(t, notice)
  return t(`notice.${Kind}`, {
    po: notice.PONumber ?? NO_VALUE,
    ticket: notice.SequenceWeightOut ?? NO_VALUE,
    officer: notice.By ?? NO_VALUE,
    reason: Details.reason ?? NO_VALUE,
    n: Details.n ?? NO_VALUE,
    count: Number(Details.n),
    plate: Details.plate ?? NO_VALUE,
    seller: Details.seller ?? NO_VALUE,
    avl: Details.avl ?? NO_VALUE,
    name: Details.name ?? NO_VALUE,
    role: roleWord(t, Details.role),
    scale: Details.scale ?? NO_VALUE,
    time: Details.since ? formatMoment(String(Details.since), notice.At, language) : NO_VALUE,
    day: Details.day ? formatDay(String(Details.day), 'short', language) : NO_VALUE,
  })
}

function roleWord(t: TFunction, role: Notice['Details'][string] | undefined): string {
  return role === undefined ? NO_VALUE : openWord(t, `role.${role}`, NO_VALUE)
}

/** What is stuck, and who reminds of it. */
function reminderSentence(t: TFunction, notice: Notice): string {
  const kind = String(notice.Details.kind ?? '')
  const what = openWord(t, `notice.stuck.${kind}`, kind)
  return t('notice.reminder', {
    officer: notice.By ?? NO_VALUE,
    subject: subjectOf(notice) || NO_VALUE,
    what,
  })
}

/** The number that it is about, as its sentence has it. */
export function subjectOf({ PONumber, SequenceWeightOut, Details }: Notice): string {
  return PONumber ?? SequenceWeightOut ?? String(Details.subject ?? '')
}

/** How many more it stands for, else whose palm it is and how much. */
export function aboutNotice(t: TFunction, notice: Notice): string {
  const { Count, AmountOfAll, VendorOrganizationName: vendor, TotalAmount } = notice
  const n = Count - 1
  if (n > 0 && notice.Kind === 'scaleSilent') return t('notices.moreScales', { n })
  if (n > 0 && AmountOfAll) return t('notices.moreWithSum', { n, sum: money(AmountOfAll) })
  if (n > 0 && /^account/.test(notice.Kind)) return t('notices.moreAccounts', { n })
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
