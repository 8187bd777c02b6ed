import type { Locator } from 'playwright-core'
import { type Reason, reasonWords } from '../../platform/reasons.ts'
import { t } from './translate.ts'

/** The group in which a reason is chosen, by its label. */
export function reasonsOf(within: Locator, label = t('term.reason')): Locator {
  return within.getByRole('radiogroup', { name: label, exact: true })
}

/** The field of a reason that is none of those offered. */
export function otherReason(within: Locator): Locator {
  return within.getByLabel(t('ui.reason.specify'))
}

/** The words of a reason's button. */
export function choiceOf(reason: Reason | 'other'): string {
  return reason === 'other' ? t('ui.reason.other') : reasonWords(reason, 'th')
}

/** Chooses a reason that is offered. */
export async function chooseReason(within: Locator, reason: Reason | 'other'): Promise<void> {
  await within.getByText(choiceOf(reason), { exact: true }).click()
}

/** Gives a reason in words. */
export async function giveReason(within: Locator, words: string): Promise<void> {
  await chooseReason(within, 'other')
  await otherReason(within).fill(words)
}
