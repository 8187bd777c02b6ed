import type { TFunction } from 'i18next'
import type { HistoryEvent } from './changes.ts'

type Originator = Pick<HistoryEvent, 'OfficerName' | 'OfficerLastname' | 'ScaleName'>

/** First and last name of the officer, else the weighbridge, else the system. */
export function whoOf(
  t: TFunction,
  { OfficerName, OfficerLastname, ScaleName }: Originator,
): string {
  const officer = [OfficerName, OfficerLastname].filter(Boolean).join(' ')
  return officer || (ScaleName ? scaleWords(t, ScaleName) : t('ui.history.system'))
}

/** 'เครื่องชั่ง 1', without doubling the word where the weighbridge's own name begins with it. */
export function scaleWords(t: TFunction, name: string): string {
  const word = t('sheet.scale', { name: '' }).trim().toLowerCase()
  return name.toLowerCase().startsWith(word) ? name : t('sheet.scale', { name })
}
