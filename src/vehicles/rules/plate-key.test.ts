import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { plateKey } from './plate-key.ts'
import { PROVINCES } from './provinces.ts'

await openTestDatabase()

async function keyInDatabase(plate: string) {
  const { rows } = await sql`
    select plate_number(${plate}) as number, plate_province(${plate}) as province`.execute(db())
  return rows[0]
}

const PLATES: [string, string, string[]][] = [
  [
    '871000',
    'กระบี่',
    [
      '87-1000 กระบี่',
      '87-1000กระบี่',
      '๘๗-๑๐๐๐ กระบี่',
      '871000 กระบี่',
      '87–1000  กระบี่\u200b',
      '87 1000 กบ',
      '87-1000 จ.กระบี่',
      '87-1000 จังหวัดกระบี่',
      '87-1000 (กระบี่)',
      'กระบี่ 87-1000',
      'จ.กระบี่ 87-1000',
      '８７－１０００　กระบี่',
    ],
  ],
  ['871000', '', ['87-1000', ' 871000', '87.1000', '๘๗ ๑๐๐๐']],
  ['871000', 'ตรัง', ['87-1000 ตรัง', '87-1000 ตง']],
  ['บท123', 'สุราษฎร์ธานี', ['บท 123 สุราษฎร์ธานี', 'บท-123 สุราษฎร์', 'บท123สฎ.', 'บท 123 สุราษฏร์ธานี']],
  ['1กข1234', 'กรุงเทพมหานคร', ['1กข 1234 กรุงเทพมหานคร', '1 กข-1234 กทม.', '๑กข๑๒๓๔กรุงเทพฯ']],
  ['711234/711235', 'ชุมพร', ['71-1234/71-1235 ชุมพร', '71-1234 / 71-1235ชพ']],
  ['จกระบี่', '', ['จกระบี่']],
  ['ตรัง', '', ['ตรัง']],
  ['กบ99', '', ['กบ 99']],
  ['801', 'เบตง', ['80-1 เบตง']],
  ['', '', ['-']],
]

describe('a plate is a number and a province, for the program and for the database', () => {
  test.each(PLATES)('%j of %j', async (number, province, plates) => {
    for (const plate of plates) {
      expect([plate, plateKey(plate)]).toEqual([plate, { number, province }])
      expect([plate, await keyInDatabase(plate)]).toEqual([plate, { number, province }])
    }
  })
})

test('every name of a province is that province, for both', async () => {
  expect(PROVINCES).toHaveLength(77)
  const names = PROVINCES.flat()
  expect(new Set(names).size).toBe(names.length)
  for (const [name, ...others] of PROVINCES) {
    for (const one of [name, ...others]) {
      const key = { number: '801', province: name }
      expect(plateKey(`80-1 ${one}`)).toEqual(key)
      expect(await keyInDatabase(`80-1 ${one}`)).toEqual(key)
    }
  }
})
