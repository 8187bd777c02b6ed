import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { arriving, openBridge } from '../../tests/bridge.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { buildMill } from '../../tests/fixture.ts'
import { openTestServer } from '../../tests/server.ts'

await openTestDatabase()
const server = await openTestServer()
await buildMill()
const send = await openBridge(server)
const post = (path: string, body: object, role: Role) => server.post(path, body, role)

test('Two doors at the same instant make one customer, and the form is told whose code it is', async () => {
  for (let n = 0; n < 5; n += 1) {
    const code = `QQ${n}`
    const form = (CustomerCustomerID: string) =>
      post('vendor/CreateCustomer', { CustomerCustomerID, CustomerCustomerName: 'สวน' }, 1)
    const forms = [form(code), form(`q-q${n}`)]
    const [[sent], ...answers] = await Promise.all([send(arriving(`Q Q${n}`)), ...forms])
    expect(sent).toMatchObject({ Outcome: 'created' })
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({ status: 400, body: { code: 'masterData.codeTaken' } })
  }
  const made = db().selectFrom('customers').select('code').where('code', 'ilike', 'q%')
  expect(await made.execute()).toHaveLength(5)
})

test.each([
  ['vendor/CreateVendor', { VendorOrganizationName: 'ลาน' }, 'VendorAccountNumber'],
  ['masterData/CreateRecord', { Kind: 'site', Name: 'ลาน' }, 'Code'],
  ['masterData/CreateRecord', { Kind: 'd1', Name: 'ลาน' }, 'Code'],
])('%s %j at the same instant makes one', async (path, body, field) => {
  const spelled = ['ZZ-7', 'zz7', 'ZZ ๗', 'ＺＺ7']
  const answers = await Promise.all(
    spelled.map((code) => post(path, { ...body, [field]: code }, 1)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  const refused = answers.find(({ status }) => status === 400)
  expect(refused?.body.code === 'masterData.codeTaken' || refused?.body.fields).toBeTruthy()
})
