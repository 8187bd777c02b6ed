import { expect, test } from 'vitest'
import { ofOtherProducts } from './other-products.ts'

test('tickets of another product are those whose product no line has; without lines that of most counts', () => {
  const bunches = { ProductDataID: 'FFB-RAMP', ProductTypeName: 'ปาล์มทะลาย' }
  const loose = { ProductDataID: 'LF', ProductTypeName: '' }
  expect(ofOtherProducts([bunches, loose], [bunches])).toEqual([loose])
  expect(ofOtherProducts([bunches, loose], [bunches, loose])).toEqual([])
  expect(ofOtherProducts([loose, bunches, bunches], [])).toEqual([loose])
  expect(ofOtherProducts([], [])).toEqual([])
})
