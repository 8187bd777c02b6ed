import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '../../../platform/db.ts'
import type { Role } from '../../../platform/roles.ts'
import { businessDay } from '../../../platform/thai-date.ts'
import { arriving, leaving } from '../../bridge.ts'
import { buildMill, type Vendor } from '../../fixture.ts'
import { givePassword } from '../../orders.ts'
import { ask, type Product, signIn } from '../../product.ts'
import { rowOf } from '../../rows.ts'
import type { SignedIn } from '../../server.ts'
import { EMAIL, PASSWORD } from './own-mill.ts'
import type { Answer, Sender, Trace } from './writes.ts'

/** Who works, and on what. */
export interface Work {
  sender: Sender
  officers: Record<Role, SignedIn>
  scaleToken: string
  vendor: Vendor
  /** A product, and what an officer signs in with. */
  productId: string
  email: string
  password: string
  stop: AbortSignal
}

const rows = (sql: string, ...values: unknown[]): Trace => ({
  sql: `select count(*)::int as n from ${sql}`,
  values,
})

/** One truck after another from the weighbridge to its payable, each step by its officer. */
async function buyPalm({ sender, officers, scaleToken, vendor, stop }: Work): Promise<void> {
  while (!stop.aborted) {
    const truck = arriving(vendor.avl)
    const id = truck.WeightScaleIDIn
    const intake = { path: 'scale/ImportTickets', token: scaleToken }
    const tickets = rows('weigh_tickets where scale_id_in = $1', id)
    await sender.send('weigh in', { ...intake, input: { tickets: [truck] } }, () => tickets)
    const left = { ...intake, input: { tickets: [leaving(truck)] } }
    const outside = rows('weigh_tickets where scale_id_in = $1 and weight_out_kg = 6010', id)
    const [ticket] = ((await sender.send('weigh out', left, () => outside)) ?? []) as Answer[]
    if (!ticket) continue
    const { SSWeightID } = ticket
    const ofTicket = (table: string) => () => rows(`${table} where ticket_id = $1`, SSWeightID)
    const grade = { SSWeightID, SysProductGrade: 18, SysPalmReturn: 0 }
    const price = {
      SSWeightID,
      SysValuationPrice: 5.2,
      SysValuationLevelPrice: 0,
      SysValuationPremium: 0,
    }
    const as = (role: Role, path: string, input: object) => ({
      path,
      input,
      token: officers[role].token,
    })
    if (!(await sender.send('grade', as(52, 'po/evaluate', grade), ofTicket('gradings')))) continue
    if (!(await sender.send('price', as(52, 'po/valuation', price), ofTicket('valuations'))))
      continue

    const Condition = randomUUID()
    const header = as(51, 'po/createPOHeader', { VendorUUID: vendor.id, Condition })
    const orders = rows('purchase_orders where condition = $1', Condition)
    const order = await sender.send('make order', header, () => orders, { mayGiveUp: true })
    if (!order) continue
    const POHeaderUUID = order.UUID
    const line = as(51, 'po/createPOLine', { POHeaderUUID, SSWeightID })
    const added = await sender.send('add line', line, ofTicket('order_lines'))
    if (!added) continue
    const done = (action: string) => () =>
      rows('audit_entries where entity_id = $1 and action = $2', POHeaderUUID, action)
    const POLineUUID = added.UUID
    const RecDate = businessDay(new Date())
    const steps = [
      ['submit', as(51, 'po/submitPO', { POHeaderUUID }), done('po.submit')],
      ['approve', as(50, 'po/approvePO', { POHeaderUUID }), done('po.approve')],
      ['confirm', as(51, 'po/confirmPO', { POHeaderUUID }), done('po.confirm')],
      [
        'receive',
        as(81, 'po/receiptLine', { POHeaderUUID, POLineUUID, RecDate }),
        () => rows('receipts where line_id = $1', POLineUUID),
      ],
      [
        'invoice',
        as(91, 'po/invoice', { POHeaderUUID }),
        () => rows('payables where order_id = $1', POHeaderUUID),
      ],
    ] as const
    for (const [kind, call, trace] of steps) {
      if (!(await sender.send(kind, call, trace))) break
    }
  }
}

/** Signs in again and again. */
async function signInOften({ sender, email, password, stop }: Work): Promise<void> {
  while (!stop.aborted) {
    const call = { path: 'authenOfficer/signin', input: { email, password } }
    const session = await sender.ask(call)
    if (session) {
      const sessions = rows(
        `sessions where token_hash = sha256(convert_to($1, 'UTF8'))`,
        session.session,
      )
      sender.note({ kind: 'sign in', isAcknowledged: true, ...sessions })
    }
    await sleep(300)
  }
}

/** Saves a ladder whose increment, from 1.01 baht on, tells it from every other. */
async function savePrices({ sender, officers, productId, stop }: Work): Promise<void> {
  const token = officers[50].token
  for (let n = 101; !stop.aborted; n++) {
    const now = await sender.read({
      path: 'management/getPriceByProduct',
      input: { UUID: productId },
      token,
    })
    if (!now) return
    const product = { UUID: productId, PriceVersion: now.PriceVersion, IncrementPrice: n / 100 }
    const updatedPrices = (now.oProduct_price as Answer[]).map(({ ID, ProductGrade, Price }) => ({
      ID,
      ProductGrade,
      Price,
    }))
    const versions = rows(
      'ladder_versions where product_id = $1 and increment_price = $2',
      productId,
      n / 100,
    )
    const call = {
      path: 'management/updatePriceByProduct',
      input: { updatedPrices, product },
      token,
    }
    await sender.send('save prices', call, () => versions, { mayGiveUp: true })
    await sleep(100)
  }
}

/** Adds vendors and renames them. */
async function keepVendors({ sender, officers, stop }: Work): Promise<void> {
  const token = officers[50].token
  while (!stop.aborted) {
    const code = `N${randomUUID().slice(0, 12)}`
    const input = { VendorAccountNumber: code, VendorOrganizationName: `สวน ${code}` }
    const made = rows('vendors where account_number = $1', code)
    const vendor = await sender.send(
      'add vendor',
      { path: 'vendor/CreateVendor', input, token },
      () => made,
      { mayGiveUp: true },
    )
    if (!vendor) continue
    const rename = {
      VendorUUID: vendor.UUID,
      VendorOrganizationName: `ไร่ ${code}`,
      Version: vendor.Version,
    }
    const renamed = rows(
      'vendors where account_number = $1 and name = $2',
      code,
      rename.VendorOrganizationName,
    )
    await sender.send(
      'rename vendor',
      { path: 'vendor/UpdateVendorName', input: rename, token },
      () => renamed,
    )
    await sleep(50)
  }
}

const IMPORTED = 300

/** Imports files of vendors, each whole or not at all. */
async function importVendors({ sender, officers, stop }: Work): Promise<void> {
  const token = officers[0].token
  while (!stop.aborted) {
    const prefix = `I${randomUUID().slice(0, 8)}`
    const lines = Array.from(
      { length: IMPORTED },
      (_, n) => `${prefix}-${n},Vendor ${prefix} ${n},${prefix}A${n}`,
    )
    const file = ['VendorAccountNumber,VendorOrganizationName,CustomerDataID', ...lines].join('\n')
    const Files = [{ Name: 'vendors.csv', Base64: Buffer.from(file).toString('base64') }]
    const draft = await sender.read({ path: 'reference/PreviewImport', input: { Files }, token })
    if (!draft) return
    const { ImportUUID, Version } = draft
    const trace = {
      ...rows('vendors where starts_with(account_number, $1)', `${prefix}-`),
      whole: IMPORTED,
    }
    const result = await sender
      .ask({ path: 'reference/Import', input: { ImportUUID, Version }, token })
      .catch(() => undefined)
    sender.note({ kind: 'import', isAcknowledged: result !== undefined, ...trace })
    await sleep(500)
  }
}

/** What goes on at the same time. */
export const WORKING = [
  buyPalm,
  buyPalm,
  buyPalm,
  signInOften,
  savePrices,
  keepVendors,
  importVendors,
]

/** Fills the open database with officers and what they need, and makes a scale's token at `server`. */
export async function prepare(sender: Sender, server: Product, stop: AbortSignal): Promise<Work> {
  const { officers, vendor } = await buildMill()
  const { session } = await signIn(server.address, EMAIL, PASSWORD)
  const token = { Name: 'เครื่องชั่ง 1' }
  const { Token } = await ask<{ Token: string }>(
    server.address,
    'scale/CreateToken',
    token,
    session,
  )
  const password = await givePassword(officers[52].id)
  const product = db().selectFrom('products').select('id').where('code', '=', 'FFB-ESTATE')
  const { id: productId } = await product.executeTakeFirstOrThrow()
  const { email } = await rowOf('officers', { id: officers[52].id })
  return { sender, officers, vendor, scaleToken: Token, password, productId, email, stop }
}
