import type { TFunction } from 'i18next'
import { formatDay, formatPast, type Language } from '../../../platform/thai-date.ts'
import { difference, kilograms, money } from '../../../ui/format.ts'
import type { WaitingOrder } from './approvals.ts'

type Found = WaitingOrder['Flags'][number]

/** A flag in a few words, for a cell. */
export function flagWords(t: TFunction, flag: Found): string {
  return t(`approve.flag.${flag.Flag}`, { n: flag.Count, x: difference(flag.Difference) })
}

/** A flag with all its numbers, for a line of its own. */
export function flagNote(t: TFunction, flag: Found, language: Language): string {
  if (flag.Flag === 'override') {
    const { Count: n, Difference } = flag
    const x = money(Math.abs(Difference ?? 0))
    return t((Difference ?? 0) < 0 ? 'approve.note.override.below' : 'approve.note.override', {
      n,
      x,
    })
  }
  if (flag.Account) {
    const { Officer: officer, By: by, At, IsMade } = flag.Account
    const when = formatPast(At, new Date(), language)
    return t(IsMade ? 'approve.note.newOfficer' : 'approve.note.newOfficer.changed', {
      officer,
      by,
      when,
    })
  }
  return t(`approve.note.${flag.Flag}`, {
    n: flag.Count,
    count: flag.Count ?? 0,
    x: difference(flag.Difference),
    kg: signed(flag.Weight),
    day: flag.Day && formatDay(flag.Day, 'short', language),
  })
}

/** +50, −50: kilograms with their sign. */
function signed(kg: number | null): string {
  return kg !== null && kg > 0 ? `+${kilograms(kg)}` : kilograms(kg)
}
