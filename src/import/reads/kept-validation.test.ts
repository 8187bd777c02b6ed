import { CompiledQuery } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill, gradeTicket, weighTicket } from '../../tests/fixture.ts'
import { draftOrder } from '../../tests/orders.ts'
import { openTestServer } from '../../tests/server.ts'
import { getImport } from './preview.ts'

await openTestDatabase()
const server = await openTestServer()
const mill = await buildMill()

// biome-ignore lint/suspicious/noExplicitAny: what the wire answers is asked by the tests themselves.
type Answer = any
async function ask(path: string, body: object): Promise<Answer> {
  return (await server.post(`reference/${path}`, body, 1)).body.result
}
const preview = (Name: string, ...lines: string[]) =>
  ask('PreviewImport', {
    Files: [{ Name, Base64: Buffer.from(lines.join('\n')).toString('base64') }],
  })
const look = ({ ImportUUID }: Answer) => ask('GetImport', { ImportUUID })
const rows = ({ ImportUUID }: Answer, more: object = {}) =>
  ask('GetImportRows', { ImportUUID, ...more })
const run = (statement: string) => db().executeQuery(CompiledQuery.raw(statement))

const TICKETS =
  'WeightScaleIDIn,CarRegister,CustomerDataID,CustomerName,ProductDataID,WeightIn,WeightTimeIn,WeightOut,WeightTimeOut'
const ticket = (id: string, weightOut = 6010) =>
  `${id},80-7001,30001,สวนยายมี,FFB-RAMP,15230,2025-11-15 08:05,${weightOut},2025-11-15 08:40`

const weighed = () => weighTicket({ customerId: mill.vendor.customerId })

/** When a draft was validated last: what is kept of it is written anew each time. */
async function validatedAt({ ImportUUID }: Answer): Promise<string> {
  const { rows } = await db().executeQuery<{ at: string }>(
    CompiledQuery.raw('select xmin::text as at from import_judgements where import_id = $1', [
      ImportUUID,
    ]),
  )
  return rows[0]?.at ?? ''
}

describe('a draft of which nothing has changed', () => {
  test('is validated once, however often its rows are turned over', async () => {
    const draft = await preview(
      'ใบชั่งยกมา.csv',
      TICKETS,
      ticket('K1'),
      ticket('K2', -1),
      ticket('K3'),
    )
    const at = await validatedAt(draft)
    expect(await look(draft)).toEqual(draft)
    expect(await rows(draft, { Outcome: 'new', Offset: 1 })).toMatchObject({
      Rows: [{ Key: 'K3', Line: 4 }],
      Total: 2,
    })
    expect(await rows(draft, { Outcome: 'faulty' })).toEqual({
      Rows: draft.Rows.filter(({ Key }: Answer) => Key === 'K2'),
      Total: 1,
    })
    expect(
      await rows(draft, { Kind: 'tickets', Search: 'ทะเบียน 80 7001', Limit: 2 }),
    ).toMatchObject({
      Rows: [{ Key: 'K1' }, { Key: 'K2' }],
      Total: 3,
    })
    expect(await rows(draft, { Kind: 'vendors' })).toEqual({ Rows: [], Total: 0 })
    expect(await validatedAt(draft)).toBe(at)
  })

  test('keeps nothing once it is imported or thrown away', async () => {
    const [taken, thrown] = [
      await preview('ใบชั่งยกมา.csv', TICKETS, ticket('K4')),
      await preview('ใบชั่งยกมา.csv', TICKETS, ticket('K5')),
    ]
    await ask('Import', { ImportUUID: taken.ImportUUID })
    await ask('DiscardImport', { ImportUUID: thrown.ImportUUID })
    expect([await validatedAt(taken), await validatedAt(thrown)]).toEqual(['', ''])
    expect(await rows(taken)).toMatchObject({ Rows: [{ Key: 'K4', Outcome: 'new' }] })
  })
})

describe('a draft is validated anew', () => {
  let vendors: Answer
  beforeAll(async () => {
    vendors = await preview('vendors.csv', 'รหัสผู้ขาย,ชื่อผู้ขาย', 'V1,ลานเท')
  })

  test.each([
    ['a member level', 'update member_levels set name = name where id = 1'],
    [
      'a dimension',
      "insert into financial_dimensions (dimension, value, description) values (7, 'D7-900', 'ใหม่')",
    ],
    ['a product group', 'update product_groups set name = name'],
    ['a price ladder', 'update ladder_versions set number = number'],
    ['a link', 'update vendor_links set linked_at = linked_at'],
    [
      'a premium',
      'insert into premiums (vendor_id, added_at) select id, now() from vendors limit 1',
    ],
    ['a number sequence', 'update number_sequences set name = name'],
    ['a warehouse', 'update warehouses set name = name'],
    ['a site', "insert into sites (code, name) values ('S900', 'ใหม่')"],
    ['a customer', "insert into customers (code, name) values ('A900', 'ใหม่')"],
    ['a product', 'update products set name = name'],
    ['a truck', "insert into vehicles (registration) values ('80-9009')"],
    ['a column that somebody matched', "insert into import_columns values ('vendors', 'x', null)"],
    [
      'a day that was closed',
      "insert into closed_days (day, closed_at, closed_by, totals, hash) select '2025-01-01', now(), id, '{}', repeat('0', 64) from officers limit 1",
    ],
    ['a vendor', 'update vendors set name = name'],
  ])('after %s', async (_, change) => {
    await look(vendors)
    const at = await validatedAt(vendors)
    await run(change)
    expect(await rows(vendors)).toMatchObject({ Total: 1 })
    expect(await validatedAt(vendors)).not.toBe(at)
  })

  test('after one of its tickets came or was graded, and after no other', async () => {
    const [its, other] = [await weighed(), await weighed()]
    const draft = await preview('ใบชั่งยกมา.csv', TICKETS, ticket('K10'))
    const at = await validatedAt(draft)
    await run(`update weigh_tickets set remark = 'ล้างรถ' where id = ${other}`)
    await look(draft)
    expect(await validatedAt(draft)).toBe(at)
    await run(
      `update weigh_tickets set scale_id_in = 'K10', time_in = '2025-11-15 08:05+07' where id = ${its}`,
    )
    expect(await rows(draft)).toMatchObject({ Rows: [{ Outcome: 'changed' }] })
    await gradeTicket(mill, its)
    const { Rows } = await rows(draft)
    expect(Rows[0].Faults).toMatchObject([{ Code: 'ticketInUse' }])
  })

  test('as long as an order is open that bars a row', async () => {
    await draftOrder(mill)
    const { account_number: account } = await db()
      .selectFrom('vendors')
      .select('account_number')
      .where('id', '=', mill.vendor.id)
      .executeTakeFirstOrThrow()
    const draft = await preview('vendors.csv', 'รหัสผู้ขาย,รหัส AVL', `${account},39999`)
    expect(draft.Rows[0].Faults).toMatchObject([{ Code: 'openOrders' }])
    await run("update purchase_orders set purchase_state = 'CC'")
    expect((await rows(draft)).Rows[0].Faults).toEqual([])
  })

  test('in another language, and after ten minutes', async () => {
    const at = await validatedAt(vendors)
    const now = new Date()
    await getImport(vendors, { now, language: 'en' })
    const inEnglish = await validatedAt(vendors)
    await getImport(vendors, { now: new Date(now.getTime() + 9 * 60_000), language: 'en' })
    expect([inEnglish === at, await validatedAt(vendors)]).toEqual([false, inEnglish])
    await getImport(vendors, { now: new Date(now.getTime() + 10 * 60_000), language: 'en' })
    expect(await validatedAt(vendors)).not.toBe(inEnglish)
  })
})
