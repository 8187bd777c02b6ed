import type { TFunction } from 'i18next'
import { wholeDifference } from '../../../ui/format.ts'
import { BOARD_GRADES } from '../../rules/board-rows.ts'
import { drops, greatestLeap, leaps, MAX_LEAP_PERCENT } from '../../rules.ts'
import { ladderOf } from '../prices.ts'
import type { BoardProduct } from './board.ts'
import { type Draft, type Field, faultyFields, ladderOfDraft } from './draft.ts'

/** What is wrong with a product's prices, or looks like a slip, and in which fields. */
export interface BoardWarning {
  words: string
  fields: readonly Field[]
}

/** The warnings of a product: what is no price, then grades cheaper than the one below, then leaps from the prices in force. */
export function warningsOf(t: TFunction, product: BoardProduct, draft: Draft): BoardWarning[] {
  const after = ladderOfDraft(draft)
  const hasPrice = Object.keys(draft.posted).length > 0
  const leaping = leaps(ladderOf(product), after)
  const warnings = [
    { words: t('v.price'), fields: faultyFields(draft) },
    { words: t('board.noPrice'), fields: hasPrice ? [] : [BOARD_GRADES[0]!] },
    ...drops(after).map((g) => ({
      words: t('v.ladderDrop', { g, g1: g - 1 }),
      fields: [fieldOf(g)],
    })),
    {
      words: t('v.ladderLeap', {
        grades: leaping.map((g) => `${g}%`).join(' '),
        most: wholeDifference(greatestLeap(ladderOf(product), after)),
        max: MAX_LEAP_PERCENT,
      }),
      fields: [...new Set(leaping.map(fieldOf))],
    },
  ]
  return warnings.filter(({ fields }) => fields.length > 0)
}

/** Where a grade's price is typed: below those of the board it follows from the step down. */
function fieldOf(grade: number): Field {
  return BOARD_GRADES.some((one) => one === grade) ? grade : 'decrement'
}
