import { expect, test } from 'vitest'
import { letterhead } from '../../platform/letterhead.ts'
import type { Language } from '../../platform/thai-date.ts'
import { openTestMill } from '../../tests/fixture.ts'
import { bare, darkLines, textOf } from '../../tests/pdf.ts'
import { contextOf } from '../../tests/server.ts'
import { gatePrices } from '../reads/gate-prices.ts'
import { gatePricesPdf } from './gate-prices.ts'

const mill = await openTestMill()
letterhead.set({ name: 'บริษัท ควนทองน้ำมันปาล์ม จำกัด', address: '99 หมู่ 4 ต.อิปัน' })

const PRINTED = new Date('2026-11-20T07:35:00+07:00')

async function printed(language: Language) {
  const ctx = { ...contextOf(mill.officers[51], PRINTED), language }
  const pdf = await gatePricesPdf(await gatePrices(new Date()), ctx)
  expect(darkLines(pdf)).toBe(0)
  return textOf(pdf).split('\f').slice(0, -1).map(bare)
}

test('the sheet for the gate has every product and price, from when, and who printed it', async () => {
  const [page = '', ...others] = await printed('th')
  expect(others).toEqual([])
  for (const words of [
    'ควนทองน้ำมันปาล์ม',
    'ราคารับซื้อปาล์มวันนี้',
    'วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569',
    'ปาล์มทะลาย FFB-ESTATE',
    'ปาล์มทะลาย FFB-RAMP',
    '16%',
    '4.70',
    '24%',
    '6.70',
    'ใช้ตั้งแต่',
    'เจ้าหน้าที่ 51 ทดสอบ',
  ]) {
    expect(page).toContain(bare(words))
  }
})

test('speaks English to who reads English', async () => {
  const [page] = await printed('en')
  expect(page).toContain(bare('Palm prices today'))
})
