import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { insertRow } from '../../tests/rows.ts'
import { laddersNow } from '../reads/ladders-now.ts'
import { saveLadder } from './save-ladder.ts'

const ctx = {
  now: new Date('2026-11-20T07:30:00+07:00'),
  requestId: 'test',
  language: 'th' as const,
  address: '',
}

await openTestDatabase()
const group = await insertRow('product_groups', { code: 'FFB', name: 'ปาล์มทะลาย' })
const ramp = { code: 'FFB-RAMP', name: 'ปาล์มทะลาย ลานเท', group_id: group.id }
const { id: productId } = await insertRow('products', ramp)

const save = (price: string) =>
  saveLadder(
    { productId, rows: [{ gradePercent: 18, price }], incrementPrice: '0.25', decrementPrice: 0.3 },
    ctx,
  )

test('Each save is the next version, with its audit row; the last one is in force', async () => {
  expect((await save('5.20')).number).toBe(1)
  expect((await save('5.45')).number).toBe(2)
  const ladder = (await laddersNow(['FFB-RAMP'], new Date())).get('FFB-RAMP')
  expect(ladder).toMatchObject({
    version: 2,
    rows: [{ gradePercent: 18, price: '5.45' }],
    incrementPrice: '0.25',
    decrementPrice: '0.30',
  })
  const audited = await db().selectFrom('audit_entries').select('action').execute()
  expect(audited.map(({ action }) => action)).toEqual(['price.save', 'price.save'])
})

test('Two who save at once make two versions', async () => {
  const saved = await Promise.all([save('5.50'), save('5.55')])
  expect(saved.map(({ number }) => number).sort()).toEqual([3, 4])
})

test('A ladder with a row twice is not saved at all', async () => {
  const rows = [
    { gradePercent: 18, price: '5.20' },
    { gradePercent: 18, price: '5.30' },
  ]
  await expect(
    saveLadder({ productId, rows, incrementPrice: '0.25', decrementPrice: '0.30' }, ctx),
  ).rejects.toThrow('duplicate key')
  expect((await laddersNow(['FFB-RAMP'], new Date())).get('FFB-RAMP')?.version).toBe(4)
})
