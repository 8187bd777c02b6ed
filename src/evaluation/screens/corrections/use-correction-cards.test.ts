import { expect, test } from 'vitest'
import type { WeightCorrection } from '../sheet/reading-differences.ts'
import { mergeCards } from './use-correction-cards.ts'

const one = (CorrectionID: number, Version = 1) => ({ CorrectionID, Version }) as WeightCorrection

test('a decided card keeps its place, the others show their latest values, new ones come last', () => {
  const cards = mergeCards([one(1), one(2), one(3)], [one(3, 2), one(4), one(1)])
  expect(cards).toEqual([one(1), one(2), one(3, 2), one(4)])
})
