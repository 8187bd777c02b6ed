import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../database.ts'
import { buildMill } from '../../fixture.ts'
import { openTestServer } from '../../server.ts'
import { withRollback } from '../../transactions.ts'
import { type Refused, watchRefusals } from '../refused.ts'

await openTestDatabase()
const server = await openTestServer()
const mill = await buildMill()
const { refused } = watchRefusals(server)

describe('the head of an order', () => {
  const create = (fields: object, why: Refused) =>
    refused('po/createPOHeader', { VendorUUID: mill.vendor.id, ...fields }, 51, why)

  test.each(['FFAMax', 'MIMax', 'DobiMin', 'IVMax', 'IVMin', 'ColorB', 'ColorR', 'ColorY'])(
    'has a threshold %s of 0 or more, with two decimals',
    async (field) => {
      for (const value of [
        -1,
        -0.01,
        0.125,
        999_999.999,
        1_000_000,
        1e308,
        '5',
        '๕',
        null,
        true,
        {},
        Number.NaN,
      ]) {
        await create({ [field]: value }, ['sys.invalid', field])
      }
    },
  )

  test('is JSON: a number that is none is refused as a whole', async () => {
    await refused('po/createPOHeader', `{"VendorUUID":"${mill.vendor.id}","FFAMax":NaN}`, 51, [
      'sys.invalid',
    ])
  })

  test.each([
    ['CriteriaReceive', 500],
    ['QTYDeliver', 200],
    ['Delivery', 500],
    ['Payment', 500],
    ['Condition', 1000],
  ] as const)('has a text %s of %i letters at most', async (field, max) => {
    const { fields } = await create({ [field]: 'ก'.repeat(max + 1) }, ['sys.invalid', field])
    expect(fields[field]).toContain(String(max))
    for (const text of ['\0', 'ก\0ข', '\ud800', 'ก\udfff'])
      await create({ [field]: text }, ['sys.invalid', field])
  })

  test.each([
    'ປາກກາ ລາວ',
    'قلم',
    '棕榈油',
    '👩‍🌾🌴',
    'บรรทัด\nสอง',
    '=CMD()',
    '<b>x</b>',
    "'; drop table officers; --",
    '{{po}} $t(po.state.D)',
  ])('keeps a text as it is: %j', async (Condition) => {
    await withRollback(async () => {
      const { body } = await server.post(
        'po/createPOHeader',
        { VendorUUID: mill.vendor.id, Condition },
        51,
      )
      const order = { POHeaderUUID: body.result.UUID }
      const read = await server.post('po/getEnvironmentPOLineManage', order, 51)
      expect(read.body.result.po_header.Condition).toBe(Condition)
    })
  })

  test.each([
    ['e\u0301', 'é'],
    ['\u202eกลับ', 'กลับ'],
    ['นํ้า\u200bใส', 'น้ำใส'],
  ])('keeps %j as it looks', async (Condition, kept) => {
    await withRollback(async () => {
      const { body } = await server.post(
        'po/createPOHeader',
        { VendorUUID: mill.vendor.id, Condition },
        51,
      )
      const order = { POHeaderUUID: body.result.UUID }
      const read = await server.post('po/getEnvironmentPOLineManage', order, 51)
      expect(read.body.result.po_header.Condition).toBe(kept)
    })
  })

  test('names what is not known', async () => {
    await create({ VendorUUID: randomUUID() }, ['vendor.notFound'])
    await create({ VendorUUID: 'x' }, ['sys.invalid', 'VendorUUID'])
    for (const field of ['PONO_SEQ', 'Site', 'Warehouse', 'FinDim1', 'FinDim4', 'FinDim7']) {
      for (const value of ['ไม่มี', "'", '%', '$t(po.state.D)']) {
        const { message } = await create({ [field]: value }, ['po.unknownReference', field])
        expect(message).toContain(value)
      }
    }
  })
})
