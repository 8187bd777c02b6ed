import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bahtWords } from './baht-words.ts'

test.each([
  ['0', 'ศูนย์บาทถ้วน'],
  ['1', 'หนึ่งบาทถ้วน'],
  ['10', 'สิบบาทถ้วน'],
  ['11', 'สิบเอ็ดบาทถ้วน'],
  ['20', 'ยี่สิบบาทถ้วน'],
  ['21', 'ยี่สิบเอ็ดบาทถ้วน'],
  ['101', 'หนึ่งร้อยเอ็ดบาทถ้วน'],
  ['2501', 'สองพันห้าร้อยเอ็ดบาทถ้วน'],
  ['95888', 'เก้าหมื่นห้าพันแปดร้อยแปดสิบแปดบาทถ้วน'],
  ['1000000', 'หนึ่งล้านบาทถ้วน'],
  ['1000001', 'หนึ่งล้านเอ็ดบาทถ้วน'],
  ['21000011.50', 'ยี่สิบเอ็ดล้านสิบเอ็ดบาทห้าสิบสตางค์'],
  ['501741221', 'ห้าร้อยเอ็ดล้านเจ็ดแสนสี่หมื่นหนึ่งพันสองร้อยยี่สิบเอ็ดบาทถ้วน'],
  ['1000000000000', 'หนึ่งล้านล้านบาทถ้วน'],
  ['0.25', 'ยี่สิบห้าสตางค์'],
  ['0.01', 'หนึ่งสตางค์'],
  ['1.01', 'หนึ่งบาทหนึ่งสตางค์'],
  ['1.21', 'หนึ่งบาทยี่สิบเอ็ดสตางค์'],
  ['0.004', 'ศูนย์บาทถ้วน'],
  ['0.995', 'หนึ่งบาทถ้วน'],
])('%s baht is %s', (amount, words) => {
  expect(bahtWords(amount)).toBe(words)
})

test('is never negative', () => {
  expect(() => bahtWords('-0.01')).toThrow(RangeError)
})

/** Every amount that a payable can hold. */
const satang = fc.bigInt({ min: 0n, max: 99_999_999_999_999n })
const wordsOf = (amount: bigint) => bahtWords(new Big(`${amount}`).div(100))

test('no unit follows a unit but สิบ and ล้าน, and none but สิบ begins', () => {
  const wrong = /(สิบ|ร้อย|พัน|หมื่น|แสน)(ร้อย|พัน|หมื่น|แสน)|สิบสิบ|หนึ่งสิบ|สองสิบ|^(ร้อย|พัน|หมื่น|แสน|ล้าน)/
  fc.assert(fc.property(satang, (amount) => !wrong.test(wordsOf(amount))))
})

test('reads back as the same amount', () => {
  fc.assert(fc.property(satang, (amount) => readBack(wordsOf(amount)) === amount))
})

test('fits on two lines', () => {
  fc.assert(fc.property(satang, (amount) => wordsOf(amount).length < 170))
})

const VALUES: Record<string, bigint> = {
  ศูนย์: 0n,
  หนึ่ง: 1n,
  เอ็ด: 1n,
  ยี่: 2n,
  สอง: 2n,
  สาม: 3n,
  สี่: 4n,
  ห้า: 5n,
  หก: 6n,
  เจ็ด: 7n,
  แปด: 8n,
  เก้า: 9n,
}
const POWERS: Record<string, bigint> = {
  สิบ: 10n,
  ร้อย: 100n,
  พัน: 1_000n,
  หมื่น: 10_000n,
  แสน: 100_000n,
}

/** The satang that words mean, as a person adds them up. */
function readBack(words: string): bigint {
  const [, baht = '', satang = ''] = /^(?:(.*)บาท)?(?:(.*)สตางค์|ถ้วน)$/.exec(words)!
  return numberOf(baht) * 100n + numberOf(satang)
}

function numberOf(words: string): bigint {
  const [last = '', ...above] = words.split('ล้าน').toReversed()
  const below = [
    ...last.matchAll(/(ศูนย์|หนึ่ง|เอ็ด|ยี่|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)?(สิบ|ร้อย|พัน|หมื่น|แสน)?/g),
  ]
    .filter(([word]) => word !== '')
    .reduce(
      (sum, [, digit, unit]) => sum + (VALUES[digit ?? 'หนึ่ง'] ?? 0n) * (POWERS[unit ?? ''] ?? 1n),
      0n,
    )
  return above.length === 0 ? below : numberOf(above.toReversed().join('ล้าน')) * 1_000_000n + below
}
