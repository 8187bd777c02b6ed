import { expect, test } from 'vitest'
import { effectOf } from './effect.ts'

test('another net weight moves the amount by its price, to the satang', () => {
  const heavier = {
    Present: { WeightIn: 15230, WeightNet: 9220 },
    Proposed: { WeightIn: 15320, WeightNet: 9310 },
  }
  expect(effectOf({ ...heavier, SysPrice: 6.2 })).toEqual({
    net: { before: '9220', after: '9310', by: '90' },
    amount: { before: '57164', after: '57722', by: '558' },
    voids: false,
  })
  expect(effectOf({ ...heavier, SysPrice: null }).amount).toBeUndefined()
})

test('amounts are rounded each by itself', () => {
  const { amount } = effectOf({
    Present: { WeightNet: 1000.5 },
    Proposed: { WeightNet: 1000.25 },
    SysPrice: 5.15,
  })
  expect(amount).toEqual({ before: '5152.58', after: '5151.29', by: '-1.29' })
})

test('another plate or remark moves nothing', () => {
  const plate = { Present: { CarRegister: '80-1' }, Proposed: { CarRegister: '80-2' }, SysPrice: 6 }
  expect(effectOf(plate)).toEqual({ voids: false })
})

test('another seller or product makes a price void, and only a price', () => {
  const seller = { Present: { CustomerDataID: '10482' }, Proposed: { CustomerDataID: '10483' } }
  expect(effectOf({ ...seller, SysPrice: 6 })).toEqual({ voids: true })
  expect(effectOf({ ...seller, SysPrice: null })).toEqual({ voids: false })
  const product = {
    Present: { ProductDataID: 'FFB-RAMP', WeightNet: 9000 },
    Proposed: { ProductDataID: 'FFB-ESTATE', WeightNet: 9100 },
  }
  expect(effectOf({ ...product, SysPrice: 6 })).toMatchObject({ voids: true, net: { by: '100' } })
  expect(effectOf({ ...product, SysPrice: 6 }).amount).toBeUndefined()
})
