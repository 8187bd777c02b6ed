import { expect, test } from 'vitest'
import type { WeightCorrection } from '../sheet/reading-differences.ts'
import { together } from './use-staying.ts'

const one = (CorrectionID: number, Version = 1) => ({ CorrectionID, Version }) as WeightCorrection

test('what left stays where it stood, what is there is as it is now, and new ones follow', () => {
  const cards = together([one(1), one(2), one(3)], [one(3, 2), one(4), one(1)])
  expect(cards).toEqual([one(1), one(2), one(3, 2), one(4)])
})
