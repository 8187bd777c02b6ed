import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { createWords } from '../platform/i18n.ts'
import type { Language } from '../platform/thai-date.ts'
import { durationWords } from './duration.ts'
import { words } from './words.ts'

/** The words of a duration in a language. */
function said(minutes: number, language: Language): string {
  return durationWords(createWords(words, language).t as TFunction, minutes)
}

test.each([
  [0, 'ไม่ถึง 1 นาที', 'under 1 min'],
  [59, '59 นาที', '59 min'],
  [60, '1 ชม.', '1 h'],
  [84, '1 ชม. 24 นาที', '1 h 24 min'],
  [13 * 60 + 40, '13 ชม. 40 นาที', '13 h 40 min'],
  [41 * 60, '1 วัน 17 ชม.', '1 d 17 h'],
  [48 * 60, '2 วัน', '2 days'],
  [5 * 1440 + 90, '5 วัน', '5 days'],
])('%i minutes are %s, in English %s', (minutes, th, en) => {
  expect([said(minutes, 'th'), said(minutes, 'en')]).toEqual([th, en])
})
