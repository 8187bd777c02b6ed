import { describe, expect, test } from 'vitest'
import { browserHash } from '../../identity/writes/passwords.ts'
import { isCheckNeeded } from '../../pricing/reads/board.ts'
import { addVendor, openTestMill } from '../fixture.ts'
import { orderWithLines } from '../orders.ts'
import { openTestServer, type SignedIn, send } from '../server.ts'

const mill = await openTestMill()
const server = await openTestServer()
mill.officers = server.officers

const TYPED = browserHash('ลานเทปาล์ม 2569')
const OWN = browserHash('ปาล์มทะลาย 2569')
let made = 0

/** Makes an account of `role` by hand, as an officer of `by`, and signs in as it with a password of its own. */
async function makePuppet(role: number, by: 0 | 1 | 50): Promise<string> {
  made += 1
  const email = `puppet${made}@mill.co.th`
  const user = {
    Name: 'หุ่น',
    Lastname: 'เชิด',
    Email: email,
    PersonnelNumber: `P-${made}`,
    Roles: role,
  }
  await server.post('user/SaveUser', { ...user, Password: TYPED }, by)
  return signInWithOwnPassword(email)
}

async function signInWithOwnPassword(email: string): Promise<string> {
  const first = await server.post('authenOfficer/signin', { email, password: TYPED })
  const { session } = first.body.result
  const passwords = { PresentPassword: TYPED, Password: OWN }
  expect((await as(session, 'profile/changePassword', passwords)).status).toBe(200)
  return session
}

const as = (session: string, path: string, body: unknown) =>
  send(server.app, path, body, { authorization: `Bearer ${session}` })
const refusal = { body: { code: 'second.dependent' } }

describe('one manager, and the account that they made a minute ago', () => {
  test('submit and approve no order, in either part', async () => {
    const puppet = await makePuppet(50, 50)
    const order = { POHeaderUUID: await orderWithLines(mill) }
    expect((await server.post('po/submitPO', order, 50)).status).toBe(200)
    expect(await as(puppet, 'po/approvePO', order)).toMatchObject(refusal)
    const other = { POHeaderUUID: await orderWithLines(mill) }
    expect((await as(puppet, 'po/submitPO', other)).status).toBe(200)
    expect(await server.post('po/approvePO', other, 50)).toMatchObject(refusal)
    expect((await server.post('po/approvePO', other, 1)).status).toBe(200)
  })

  test('confirm no account of a seller', async () => {
    const puppet = await makePuppet(91, 50)
    const vendor = await addVendor()
    const account = { SysBankName: 'ธ.ก.ส.', SysBookBankNumber: '020111222333', SysTaxDeduction: 3 }
    const change = { VendorUUID: vendor.id, ...account }
    expect((await server.post('vendor/UpdateCustomerFinanceData', change, 50)).status).toBe(200)
    const seen = { CustomerID: vendor.customerId, ...account }
    expect(await as(puppet, 'vendor/ConfirmAccount', seen)).toMatchObject(refusal)
    expect((await server.post('vendor/ConfirmAccount', seen, 91)).status).toBe(200)
  })

  test('publish no prices', async () => {
    isCheckNeeded.set(true)
    try {
      const puppet = await makePuppet(51, 50)
      const { Products } = (await server.post('management/getPriceBoard', {}, 50)).body.result
      const [{ UUID, PriceVersion, LatestVersion, ...product }] = Products
      const row = {
        ProductUUID: UUID,
        PriceVersion,
        LatestVersion,
        IncrementPrice: product.IncrementPrice,
        DecrementPrice: product.DecrementPrice,
        PremiumPrice: product.PremiumPrice,
        oProduct_price: product.oProduct_price.map(
          ({ ProductGrade, Price }: { ProductGrade: number; Price: number }) => ({
            ProductGrade,
            Price: Price + 1,
          }),
        ),
      }
      const save = { Products: [row], EffectiveFrom: null }
      expect((await server.post('management/savePriceBoard', save, 50)).status).toBe(200)
      const { data } = (await as(puppet, 'management/getPriceSaves', { page: 0 })).body.result
      const { SaveUUID, Check } = data.find(({ State }: { State: string }) => State === 'waiting')
      expect(Check).toBe('dependent')
      expect(await as(puppet, 'management/publishPrices', { SaveUUID })).toMatchObject(refusal)
      expect((await server.post('management/publishPrices', { SaveUUID }, 1)).status).toBe(200)
    } finally {
      isCheckNeeded.set(false)
    }
  })

  test('open no day again', async () => {
    const puppet = await makePuppet(50, 50)
    const Day = '2026-08-03'
    const { Hash } = (await server.post('days/GetDay', { Day }, 50)).body.result
    await server.post('days/Close', { Day, Hash }, 1)
    await server.post('days/AskReopening', { Day, Reason: 'ใบชั่งมาช้า' }, 50)
    expect(await as(puppet, 'days/ConfirmReopening', { Day })).toMatchObject(refusal)
    expect((await server.post('days/ConfirmReopening', { Day }, 1)).status).toBe(200)
  })
})

describe('whoever takes the account of a purchaser over', () => {
  const purchaser = () => server.officers[51]
  const user = async ({ id }: SignedIn) => {
    const { body } = await server.post('user/GetAllUser', {}, 50)
    const { Deactivated, LastSeen, Sessions, SecondFactor, ...found } = body.result.find(
      ({ UUID }: { UUID: string }) => UUID === id,
    )
    return found
  }
  const submitted = async () => {
    const order = { POHeaderUUID: await orderWithLines(mill) }
    expect((await server.post('po/submitPO', order, 51)).status).toBe(200)
    return order
  }

  test('approves nothing of theirs after the e-mail was changed and put back', async () => {
    const order = await submitted()
    const { Email, ...rest } = await user(purchaser())
    const moved = { ...rest, Email: 'mine@mill.co.th' }
    expect((await server.post('user/SaveUser', moved, 50)).status).toBe(200)
    const back = { ...rest, Email, Version: rest.Version + 1 }
    expect((await server.post('user/SaveUser', back, 50)).status).toBe(200)
    expect(await server.post('po/approvePO', order, 50)).toMatchObject(refusal)
    const { body } = await server.post('po/getEnvironmentPOLineManage', order, 50)
    expect(body.result.po_header.ApprovalBar).toBe('dependent')
    expect((await server.post('po/approvePO', order, 0)).status).toBe(200)
  })
})
