import { expect, test } from 'vitest'
import { checkData } from '../../../check-data/check-data.ts'
import { arriving, openBridge } from '../bridge.ts'
import { openTestDatabase } from '../database.ts'
import { addCustomer, buildMill } from '../fixture.ts'
import { givePassword } from '../orders.ts'
import { insertRow } from '../rows.ts'
import { openTestServer } from '../server.ts'

/**
 * A vendor new to the mill: linked to its customer, levelled and made premium, and paid for it. Grade 21 is one step of
 * 0.25 above 5.70; Silver adds 0.05 and premium 0.20: 6.20 baht per kg.
 */
await openTestDatabase()
const server = await openTestServer()
await buildMill()
const bridge = await openBridge(server)
const { id: VendorUUID } = await insertRow('vendors', {
  account_number: 'V90001',
  name: 'สวนปาล์มทองอ่อน',
})
const CustomerID = await addCustomer('19001')
let ticket: number

const post = async (path: string, fields: object = {}, role: 50 | 51 | 52 = 51) => {
  const { status, body } = await server.post(`vendor/${path}`, { VendorUUID, ...fields }, role)
  return status === 200 ? body.result : body
}

test('without D7 and AVL nothing is ordered from it', async () => {
  const order = () => server.post('po/createPOHeader', { VendorUUID }, 51)
  expect((await order()).body).toMatchObject({ code: 'po.noD7' })
  expect(await post('UpdateVendorValue', { ValueFD7: 'D7-001', ValueShippingCost: 0.1 })).toEqual(
    expect.objectContaining({ FD7Value: 'D7-001', ValueShippingCost: 0.1 }),
  )
  expect((await order()).body).toMatchObject({ code: 'po.vendorNotLinked' })
})

test('a truck that comes before is priced as that of a stranger', async () => {
  const [sent] = await bridge(arriving('19001'))
  ticket = sent!.SSWeightID
  const graded = { SSWeightID: ticket, SysProductGrade: 21, SysPalmReturn: 0 }
  expect((await server.post('po/evaluate', graded, 52)).status).toBe(200)
  expect(await record()).toMatchObject({ CustomerLevelPrice: 0, VendorIsPremium: 0 })
})

test('of two officers who link the customer at once, one is asked to choose another', async () => {
  const found = await server.post('vendor/GetCustomerUnlinked', { filterSearch: '19001' }, 51)
  expect(found.body.result).toMatchObject([{ CustomerID, CustomerCustomerID: '19001' }])
  const { id: other } = await insertRow('vendors', {
    account_number: 'V90002',
    name: 'สวนปาล์มแก้วเพชร',
  })
  const answers = await Promise.all([
    server.post('vendor/SaveVendorLinkCustomer', { VendorUUID, CustomerID }, 51),
    server.post('vendor/SaveVendorLinkCustomer', { VendorUUID: other, CustomerID }, 50),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.code).toBe('vendor.customerTaken')
  if (answers[0].status === 200) return
  await server.post('vendor/SaveVendorUnlink', { VendorUUID: other }, 50)
  await post('SaveVendorLinkCustomer', { CustomerID })
})

test('its level and the premium make its price', async () => {
  const { CustomerVersion } = await post('GetVendor')
  expect(await post('UpdateCustomerLevel', { Level: 2, CustomerVersion })).toMatchObject({
    CustomerLevelName: 'Silver',
    PriceFinal: 5.25,
  })
  const chosen = await server.post('vendor/GetVendorNoPremium', { filterSearch: 'ทองอ่อน' }, 51)
  expect(chosen.body.result).toMatchObject([{ UUID: VendorUUID }])
  await post('UpdateVendorPremium', { IsPremium: 1 })
  expect(await post('GetVendor')).toMatchObject({
    VendorIsPremium: 1,
    PriceDaily: 5.2,
    PriceCustomer: 0.05,
    PriceFinal: 5.45,
  })
})

test('its ticket is priced with those terms, and no others', async () => {
  const terms = { SSWeightID: ticket, SysValuationPrice: 5.95, SysValuationLevelPrice: 0.05 }
  const plain = await server.post('po/valuation', { ...terms, SysValuationPremium: 0 }, 52)
  expect(plain.status).toBe(409)
  const priced = await server.post('po/valuation', { ...terms, SysValuationPremium: 0.2 }, 52)
  expect(priced).toMatchObject({ status: 200, body: { result: { SysPrice: 6.2 } } })
})

test('it stays linked while an order needs it, and is unlinked after', async () => {
  const { result: order } = (await server.post('po/createPOHeader', { VendorUUID }, 51)).body
  expect(await post('SaveVendorUnlink')).toMatchObject({
    code: 'vendor.openOrders',
    present: { POHeaderUUID: order.UUID },
  })
  const Password = await givePassword(server.officers[0].id)
  const deletion = { POHeaderUUID: order.UUID, Password }
  expect((await server.post('po/deletePO', deletion, 0)).status).toBe(200)
  expect(await post('SaveVendorUnlink')).toMatchObject({ CustomerID: null, PriceFinal: null })
  expect(await record()).toMatchObject({ SysPrice: 6.2, CustomerLevelPrice: 0 })
})

test('its history shows it all, the newest first', async () => {
  const { data } = await post('getHistory')
  const events = data.map(({ Action }: { Action: string }) => Action)
  expect(events.slice(0, 3)).toEqual(['unlink', 'addPremium', 'level'])
  expect(events.at(-1)).toBe('setUp')
})

test('and what is kept of it is sound', async () => {
  const ours = [`vendor ${VendorUUID}`, `ticket ${ticket}`]
  const findings = await checkData()
  expect(findings.filter(({ record: one }) => ours.includes(one))).toEqual([
    expect.objectContaining({ fault: 'came to be without an audit row' }),
  ])
})

async function record() {
  const { body } = await server.post('po/getWeightProcess', { filterSearch: '19001' }, 52)
  return body.result.data.find(({ ID }: { ID: number }) => ID === ticket)
}
