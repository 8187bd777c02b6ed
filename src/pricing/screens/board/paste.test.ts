import { expect, test } from 'vitest'
import type { BoardProduct } from '../prices.ts'
import { draftOf } from './draft.ts'
import { blockOf, pastedDrafts } from './paste.ts'

const productOf = (UUID: string) =>
  ({
    UUID,
    oProduct_price: [{ ID: 1, ProductGrade: 18, Price: 5.2 }],
    IncrementPrice: 0.25,
    DecrementPrice: 0.3,
    PremiumPrice: null,
  }) as unknown as BoardProduct
const products = [productOf('a'), productOf('b')]
const pasted = (text: string, product: number, field: 16 | 18 | 24) =>
  pastedDrafts(blockOf(text), { product: products[product]!, field }, { products, of: draftOf })

test('a block of a spreadsheet is rows and columns, with or without a last line break', () => {
  const block = [
    ['5.20', '5.45'],
    ['', '6.00'],
  ]
  expect(blockOf('5.20\t5.45\r\n\t 6.00 \r\n')).toEqual(block)
  expect(blockOf('5.20\t5.45\n\t6.00')).toEqual(block)
})

test('it fills grades, steps and premium of one product and of those below', () => {
  const { a, b } = pasted('5.90\t0.20\t0.10\t0.40\n6.00', 0, 24)
  expect(a).toEqual({
    posted: { 18: '5.20', 24: '5.90' },
    increment: '0.20',
    decrement: '0.10',
    premium: '0.40',
  })
  expect(b).toMatchObject({ posted: { 18: '5.20', 24: '6.00' }, increment: '0.25' })
})

test('an empty cell leaves what stands, and what reaches past the board is left out', () => {
  expect(pasted('4.70\t\t5.30', 0, 16).a).toMatchObject({ posted: { 16: '4.70', 18: '5.30' } })
  expect(Object.keys(pasted('5.30\n5.40', 1, 18))).toEqual(['b'])
  expect(pasted('1\t2\t3\t4\t5', 1, 24).b).toMatchObject({ premium: '4' })
})
