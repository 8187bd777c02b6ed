import type { z } from 'zod'
import { reasonWords } from '../../platform/reasons.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { NO_VALUE } from '../../ui/format.ts'
import type { entry } from '../contract.ts'
import { actionText, type Reader, sideText, valueName } from './value-text.ts'
import { changedValues } from './values.ts'

/** What is read of an entry to tell it in words. */
export type EntryInWords = Omit<
  z.output<typeof entry>,
  'ID' | 'HappenedAt' | 'OfficerUUID' | 'Concern' | 'IsThere' | 'Address' | 'Browser' | 'System'
>

type Column = (reader: Reader, entry: EntryInWords & { HappenedAt: Date | string }) => string

/** What the list, the workbook and the month's summary say of an event in the columns that all of them have. */
export const COLUMNS = {
  time: ({ language }, { HappenedAt }) => formatInstant(HappenedAt, 'audit', language),
  who: whoText,
  action: (reader, { Action }) => actionText(reader, Action),
  record: (reader, entry) => recordText(reader, entry).filter(Boolean).join(' '),
} as const satisfies Record<string, Column>

/** Who did it: an officer, a scale, who ran a command, or the program itself; of a sign-in whose account it was. */
export function whoText({ t }: Reader, entry: EntryInWords): string {
  const officer = [entry.OfficerName, entry.OfficerLastname].filter(Boolean).join(' ')
  if (officer) return officer
  if (entry.Action === 'signIn.refuse') return entry.RecordName ?? t('audit.someone', '')
  if (entry.Action === 'officer.requestReset' || entry.Action === 'call.refuse')
    return t('audit.someone', '')
  return entry.ScaleName ?? entry.SystemAccount ?? t('audit.system', '')
}

/** What the record is called, and what is said beside it. */
export function recordText(
  { t }: Reader,
  entry: EntryInWords,
): [name: string, detail: string | null] {
  const kind = t(`audit.entity.${entry.Entity}`, entry.Entity)
  if (entry.Entity === 'unknownAccount') return [kind, null]
  if (entry.Entity === 'call') return [entry.EntityID, null]
  return [entry.RecordName ?? `${kind} ${entry.EntityID.slice(0, 8)}`, entry.RecordDetail]
}

/** Why it was done: a usual reason in the reader's language, any other as it was given. */
export function reasonText({ language }: Reader, { Reason }: EntryInWords): string {
  return Reason ? reasonWords(Reason, language) : ''
}

/** 'น้ำหนักออก 8,940 กก. → 9,420 กก.' of the first values, `most` of them, and how many more there are. */
export function changesText(reader: Reader, { Before, After }: EntryInWords, most: number): string {
  const changes = changedValues(Before, After)
  const parts = changes.slice(0, most).map((change) => {
    const [was, is] = [
      sideText(reader, change, change.before, Before.bank_name),
      sideText(reader, change, change.after, After.bank_name),
    ]
    return `${valueName(reader, change)} ${is === NO_VALUE ? `${was} → ${is}` : was === NO_VALUE ? is : `${was} → ${is}`}`
  })
  const more = changes.length - parts.length
  if (more > 0) parts.push(reader.t('audit.more', '', { n: more, count: more }))
  return parts.join(', ')
}
