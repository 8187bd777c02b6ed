import { expect, test } from 'vitest'
import type { PalmRecord } from '../record.ts'
import { correctionOf, weightsOf } from './weights-form.ts'

const record = {
  SSWeightID: 7,
  CarRegister: '80-1234 ตรัง',
  WeightIn: 15230.5,
  WeightOut: 6010.25,
  Version: 3,
} as PalmRecord

test('the input has the exact net weight and the version it began from', () => {
  const weights = { ...weightsOf(record), Reason: ' ตรวจแล้ว ' }
  expect(correctionOf(record, weights)).toEqual({
    SSWeightID: 7,
    CarRegister: '80-1234 ตรัง',
    WeightIn: 15230.5,
    WeightOut: 6010.25,
    WeightNet: 9220.25,
    Reason: 'ตรวจแล้ว',
    Version: 3,
  })
})
