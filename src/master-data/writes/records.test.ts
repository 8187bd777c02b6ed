import { beforeEach, describe, expect, test } from 'vitest'
import type { Input } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { auditEntriesOf, withFailingAudit } from '../../tests/audit-entries.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill, weighTicket } from '../../tests/fixture.ts'
import { draftOrder } from '../../tests/orders.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { contextOf } from '../../tests/server.ts'
import { calls } from '../contract.ts'
import { keeper } from '../reads/keeper.ts'
import { records } from '../reads/records.ts'
import { hasDefault, KINDS, type Kind, PARENTS } from '../rules.ts'
import { createRecord, deleteRecord, updateRecord } from './records.ts'

await openTestDatabase()
let count = 0
let code = ''

const mill = await buildMill()
await draftOrder(mill)
beforeEach(() => {
  count += 1
  code = `X${count}-A`
})

const ctx = () => contextOf(mill.officers[50])
const create = (fields: Partial<Input<typeof calls.createRecord>> = {}) =>
  createRecord(
    calls.createRecord.input.parse({ Kind: 'site', Code: code, Name: 'ไซต์ใหม่', ...fields }),
    ctx(),
  )
const update = (fields: Partial<Input<typeof calls.updateRecord>> = {}) =>
  updateRecord(
    calls.updateRecord.input.parse({ Kind: 'site', Code: code, Name: 'ไซต์ใหม่', ...fields }),
    ctx(),
  )
const remove = (Kind: Kind, Code = code) => deleteRecord({ Kind, Code }, ctx())
const listed = async (Kind: Kind, Code = code) =>
  (await records({ Kind })).Records.find((one) => one.Code === Code)
/** A record of the kind that records of another belong to. */
const parentOf = async (kind: Kind) =>
  PARENTS[kind] && (await records({ Kind: PARENTS[kind] })).Records[0]?.Code

describe('a record of each kind', () => {
  test.each(KINDS)('%s is added, renamed and deleted, and each leaves its trace', async (Kind) => {
    const ParentCode = await parentOf(Kind)
    const made = await create({ Kind, ParentCode })
    expect(made).toMatchObject({
      Code: code,
      Name: 'ไซต์ใหม่',
      ParentCode: ParentCode ?? null,
      Version: 1,
    })
    expect(await listed(Kind)).toEqual(made)
    const renamed = await update({ Kind, ParentCode, Name: 'ชื่อใหม่', Version: 1 })
    expect(renamed).toMatchObject({ Code: code, Name: 'ชื่อใหม่', Version: 2 })
    expect(await update({ Kind, ParentCode, Name: 'ชื่อใหม่', Version: 2 })).toEqual(renamed)
    expect(await remove(Kind)).toEqual(renamed)
    expect(await listed(Kind)).toBeUndefined()
    const { rows } = await lastEntries(3)
    const [entity] = rows[0]!.action.split('.')
    expect(rows).toMatchObject([
      { action: `${entity}.create`, after: { Name: 'ไซต์ใหม่' } },
      { action: `${entity}.update`, before: { Name: 'ไซต์ใหม่' }, after: { Name: 'ชื่อใหม่' } },
      { action: `${entity}.delete`, before: { Name: 'ชื่อใหม่' } },
    ])
    expect(new Set(rows.map((row) => row.entity_id)).size).toBe(1)
  })

  test('values of one dimension are no values of another', async () => {
    await create({ Kind: 'd1' })
    await create({ Kind: 'd2', Name: 'อื่น' })
    await remove('d1')
    expect(await listed('d2')).toMatchObject({ Name: 'อื่น' })
    expect(await auditEntriesOf('financialDimension', `1 ${code}`)).toHaveLength(2)
  })
})

describe('a code', () => {
  test.each(KINDS)(
    'of a %s that stands is refused with whose it is, whatever its capitals',
    async (Kind) => {
      const ParentCode = await parentOf(Kind)
      await create({ Kind, ParentCode, Name: 'โรงงานเก่า' })
      for (const Code of [code, code.toLowerCase(), ` ${code} `]) {
        await expectRefusal(create({ Kind, ParentCode, Code }), 'masterData.codeTaken', {
          params: { code, name: 'โรงงานเก่า' },
          fields: { Code: 'masterData.codeTaken' },
        })
      }
    },
  )

  test('that two give at once goes to one of them, and the other hears so', async () => {
    const made = await Promise.allSettled([create(), create({ Name: 'อีกคน' })])
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = made.find(({ status }) => status === 'rejected')
    expect(lost).toMatchObject({ reason: { code: 'masterData.codeTaken' } })
  })

  test.each([
    [[], null],
    [['FFB', 'RAMP'], null],
    [['W-08', 'W-09', 'CT-NN'], 'W-10'],
    [['99'], '100'],
    [['A1', 'B7', 'B8'], 'B9'],
    [['D7-001', 'D7-012', '123456789012345678'], 'D7-013'],
  ])('after %j is %s', async (codes, next) => {
    await db().deleteFrom('number_sequences').execute()
    for (const Code of codes) await create({ Kind: 'numberSequence', Code })
    expect((await records({ Kind: 'numberSequence' })).NextCode).toBe(next)
  })
})

describe('the default of new orders', () => {
  test.each(KINDS.filter(hasDefault))(
    'of %s is one record, and a new mark takes it',
    async (Kind) => {
      const ParentCode = await parentOf(Kind)
      const other = `${code}2`
      const base = { Kind, ParentCode, IsDefault: true }
      expect(await create(base)).toMatchObject({ IsDefault: true })
      expect(await create({ ...base, Code: other })).toMatchObject({ IsDefault: true })
      expect(await listed(Kind)).toMatchObject({ IsDefault: false, Version: 2 })
      const renamed = await update({ Kind, ParentCode, Code: other, Name: 'ชื่อใหม่' })
      expect(renamed).toMatchObject({ IsDefault: true })
      expect(await update({ ...base, Version: 2 })).toMatchObject({ IsDefault: true, Version: 3 })
      expect(await listed(Kind, other)).toMatchObject({ IsDefault: false })
      expect((await lastEntries(2)).rows).toMatchObject([
        { before: { IsDefault: true }, after: expect.not.objectContaining({ IsDefault: true }) },
        { after: { IsDefault: true } },
      ])
      await update({ ...base, IsDefault: false })
    },
  )

  test('of two officers who mark one at once is one of theirs', async () => {
    const other = `${code}2`
    await create()
    await create({ Code: other })
    await Promise.all([update({ IsDefault: true }), update({ Code: other, IsDefault: true })])
    const marked = (await records({ Kind: 'site' })).Records.filter(({ IsDefault }) => IsDefault)
    expect(marked).toHaveLength(1)
    await update({ IsDefault: false })
    await update({ Code: other, IsDefault: false })
  })

  test.each(['productGroup', 'd7'] as const)('is none of %s', async (Kind) => {
    expect(await create({ Kind, IsDefault: true })).toMatchObject({ IsDefault: false })
  })
})

describe('what is not said', () => {
  const why = (fields: Partial<Input<typeof calls.createRecord>>) =>
    calls.createRecord.input
      .safeParse({ Kind: 'site', Code: code, Name: 'x', ...fields })
      .error?.issues.map(({ path, message }) => [path[0], message])

  test('is asked for: a name but of a dimension, and what a product or warehouse belongs to', () => {
    expect(why({ Name: ' ' })).toEqual([['Name', 'v.required']])
    expect(why({ Kind: 'd4', Name: ' ' })).toBeUndefined()
    expect(why({ Kind: 'product', Name: 'x' })).toEqual([['ParentCode', 'v.required']])
    expect(why({ Kind: 'numberSequence', Code: 'N'.repeat(21) })).toEqual([
      ['Code', 'v.sequenceCode'],
    ])
  })

  test('or not known is refused', async () => {
    await expectRefusal(
      create({ Kind: 'warehouse', ParentCode: 'NOWHERE' }),
      'masterData.noParent',
      { fields: { ParentCode: 'masterData.noParent' } },
    )
    await expectRefusal(update(), 'masterData.notFound')
    await expectRefusal(remove('site'), 'masterData.notFound')
  })
})

test('who saw another version hears who changed it, and what stands', async () => {
  await create()
  await update({ Name: 'คนแรก', Version: 1 })
  const { firstName, lastName } = mill.officers[50]
  await expectRefusal(update({ Name: 'คนหลัง', Version: 1 }), 'sys.stale', {
    params: { officer: `${firstName} ${lastName}` },
    present: { Name: 'คนแรก', Version: 2 },
  })
})

test('what something names stays, and its name is said', async () => {
  const product = 'FFB-ESTATE'
  const group = (await listed('product', product))!.ParentCode!
  const used = (kind: Kind, of: string) => remove(kind, of)
  await expectRefusal(used('productGroup', group), 'masterData.usedByProduct')
  await expectRefusal(used('product', product), 'masterData.usedByPrices')
  await expectRefusal(used('site', 'NBD'), 'masterData.usedByWarehouse')
  await expectRefusal(used('warehouse', 'CT-NN'), 'masterData.usedByOrder', {
    params: { code: 'CT-NN', example: expect.stringMatching(/^NBDPO-PL-/) },
  })
  await expectRefusal(used('d4', 'NBD_RM01'), 'masterData.usedByOrder')
  await expectRefusal(used('d7', 'D7-001'), 'masterData.usedByVendor')
  await create({ Kind: 'product', ParentCode: group })
  await weighTicket({ customerId: mill.vendor.customerId, productCode: code })
  await expectRefusal(used('product', code), 'masterData.usedByTicket')
})

test('where an ERP keeps the master data nothing is added, changed or deleted', async () => {
  await create()
  keeper.set('erp')
  try {
    const refused = { code: 'masterData.erp' }
    expect(() => create({ Code: 'OTHER' })).toThrow(expect.objectContaining(refused))
    expect(() => update({ Name: 'อื่น' })).toThrow(expect.objectContaining(refused))
    expect(() => remove('site')).toThrow(expect.objectContaining(refused))
  } finally {
    keeper.set('forms')
  }
  expect(await listed('site')).toMatchObject({ Name: 'ไซต์ใหม่', Version: 1 })
})

test('without its audit entry nothing is added', async () => {
  await withFailingAudit(() => expect(create()).rejects.toThrow('no audit'))
  expect(await listed('site')).toBeUndefined()
})

async function lastEntries(n: number) {
  const rows = await db()
    .selectFrom('audit_entries')
    .select(['action', 'entity_id', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(n)
    .execute()
  return { rows: rows.reverse() }
}
