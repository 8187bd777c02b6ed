import type { TFunction } from 'i18next'
import type { ImportView } from './address.ts'
import { needsMatching, type Preview } from './preview.ts'

/** The words of the steps. */
export function stepsOf(t: TFunction): string[] {
  return [
    t('import.choose'),
    t('import.step.columns'),
    t('import.step.check'),
    t('import.step.import'),
  ]
}

/** How many steps are past: those of a draft where its officer is, all where it is imported and not taken back. */
export function pastSteps({ State }: Preview, isMatching: boolean): number {
  if (State === 'imported') return 4
  if (State !== 'draft') return 3
  return isMatching ? 1 : 2
}

/** Whether the columns are matched: where the officer went there, or where it has to be before the rows are validated. */
export function isMatching(preview: Preview, { step }: Pick<ImportView, 'step'>): boolean {
  if (preview.State !== 'draft') return false
  return step === 'columns' || (step === '' && needsMatching(preview))
}
