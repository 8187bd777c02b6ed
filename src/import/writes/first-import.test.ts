import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { openImports } from '../../tests/imports.ts'

await openTestDatabase()
const { preview, imports, undo } = await openImports()

const ROWS = 2_200
const FIRST_DAY = Date.parse('2026-09-01T01:00:00Z')

/** Rows of the tables that PostgreSQL read by going through them whole while `work` was done. */
async function readWhole(work: () => Promise<unknown>): Promise<number> {
  const before = await countRead()
  await work()
  return (await countRead()) - before
}

/** PostgreSQL tells it when a connection has rested for a second: read until the count stands still. */
async function countRead(last = -1): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  const { rows } = await sql<{ n: string }>`
    select sum(seq_tup_read) as n from pg_stat_user_tables`.execute(db())
  const count = Number(rows[0]?.n)
  return count === last ? count : countRead(count)
}

function csv(header: string, line: (n: number) => string): string {
  return [header, ...Array.from({ length: ROWS }, (_, n) => line(n))].join('\n')
}

const VENDORS = csv(
  'VendorAccountNumber,VendorOrganizationName,CustomerDataID,CustomerSysBankName,CustomerSysBookBankNumber',
  (n) => `V${n},Vendor ${n},A${n},ธ.ก.ส.,${10 ** 11 + n}`,
)
const TICKETS = csv(
  'WeightScaleIDIn,SequenceWeightOut,CarRegister,CustomerDataID,CustomerName,ProductDataID,WeightIn,WeightTimeIn,WeightOut,WeightTimeOut',
  (n) => {
    const at = (minutes: number) => new Date(FIRST_DAY + (3 * n + minutes) * 60_000).toISOString()
    return `S${n},B${n},P${n % 500},A${n},Customer ${n},FFB-RAMP,${15_000 + n},${at(0)},6010,${at(30)}`
  },
)

test('the first files of an empty mill, and taking them back, read no table whole for each row', async () => {
  await imports(await preview({ 'product_groups.csv': 'ProductCode,Name\nFFB,FFB' }))
  await imports(
    await preview({ 'products.csv': 'ProductCode,Name,ProductGroupID\nFFB-RAMP,Ramp,FFB' }),
  )
  const vendors = await preview({ 'vendors.csv': VENDORS })
  const ofVendors = await readWhole(async () =>
    expect(await imports(vendors)).toMatchObject({ Counts: { New: ROWS } }),
  )
  const tickets = await preview({ 'opening_tickets.csv': TICKETS })
  const ofTickets = await readWhole(async () =>
    expect(await imports(tickets)).toMatchObject({ Counts: { New: ROWS } }),
  )
  const ofUndo = await readWhole(async () => {
    expect(await undo(tickets)).toEqual({})
    expect(await undo(vendors)).toEqual({})
  })
  // Some passes over what is there are right; one for each row would be 2,200 times 1,000 and more.
  for (const read of [ofVendors, ofTickets, ofUndo]) expect(read).toBeLessThan(100 * ROWS)
}, 180_000)
