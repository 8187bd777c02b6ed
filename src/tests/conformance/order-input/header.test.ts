import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestMill } from '../../fixture.ts'
import { openTestServer } from '../../server.ts'
import { withRollback } from '../../transactions.ts'
import { type Refused, watchRefusals } from '../refused.ts'

const mill = await openTestMill()
const server = await openTestServer()
const { refused } = watchRefusals(server)

describe('the head of an order', () => {
  const create = (fields: object, why: Refused) =>
    refused('po/createPOHeader', { VendorUUID: mill.vendor.id, ...fields }, 51, why)

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
    for (const field of ['PONO_SEQ', 'Site', 'Warehouse', 'FinDim1', 'FinDim4', 'FinDim7']) {
      for (const value of ['ไม่มี', "'", '%', '$t(po.state.D)']) {
        const { message } = await create({ [field]: value }, ['po.unknownReference', field])
        expect(message).toContain(value)
      }
    }
  })
})
