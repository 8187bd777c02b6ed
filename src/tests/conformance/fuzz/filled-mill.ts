import { db } from '../../../platform/db.ts'
import type { Action } from '../../../purchase-orders/rules/steps.ts'
import { arriving, leaving, openBridge } from '../../bridge.ts'
import {
  addVendor,
  buildMill,
  gradeTicket,
  type Mill,
  readyTickets,
  saveVehicle,
  valueTicket,
  weighTicket,
} from '../../fixture.ts'
import { orderAfter } from '../../orders.ts'
import { signInAs, type TestServer } from '../../server.ts'
import { type Records, recordsNow, spreadNumbers } from './record-kinds.ts'

/** How far orders are on their way, the ended ones too. */
const WAYS: readonly (readonly Action[])[] = [
  [],
  ['submit'],
  ['submit', 'approve'],
  ['submit', 'approve', 'confirm'],
  ['submit', 'approve', 'confirm', 'receive', 'receive'],
  ['submit', 'approve', 'confirm', 'receive', 'receive', 'invoice'],
  ['submit', 'reject'],
  ['submit', 'approve', 'cancel'],
  ['delete'],
]

/** Fills the open test database with records of every kind and state, for junk to fall on. */
export async function fillMill(server: TestServer): Promise<Records> {
  await spreadNumbers()
  const mill: Mill = { ...(await buildMill()), officers: server.officers }
  for (const way of WAYS) await orderAfter(mill, way)
  await readyTickets(mill, 3)
  await gradeTicket(mill, await weighTicket({ customerId: mill.vendor.customerId }))
  for (const weightOut of [6010, 6020, null]) {
    await weighTicket({ customerId: mill.vendor.customerId, weightOut })
  }
  await addVendor('2')
  await saveVehicle('80-9999 กระบี่', 9000)
  await bridgeTheUnusual(server, mill)
  await planPrices(server)
  await setUpTheRest(server)
  return recordsNow()
}

/** A ticket of which the scale says something else by now, and one that is refused. */
async function bridgeTheUnusual(server: TestServer, mill: Mill): Promise<void> {
  const bridge = await openBridge(server)
  for (const WeightOut of [6110, 6210]) {
    const truck = leaving(arriving(mill.vendor.avl))
    const [imported] = await bridge(truck)
    const id = imported!.SSWeightID
    await valueTicket(mill, id, await gradeTicket(mill, id))
    await bridge({ ...truck, WeightOut, CustomerName: `ลานเท ${WeightOut}` })
    await bridge(leaving(arriving(mill.vendor.avl), { WeightOut: 15_300 }))
  }
}

/** Prices that are saved for later. */
async function planPrices(server: TestServer): Promise<void> {
  const { body } = await server.post('management/getPriceBoard', {}, 50)
  for (const row of body.result.Products.slice(0, 2)) {
    const { UUID, PriceVersion, LatestVersion, IncrementPrice, DecrementPrice, PremiumPrice } = row
    const oProduct_price = row.oProduct_price.map(
      (step: { ProductGrade: number; Price: number }) => ({
        ProductGrade: step.ProductGrade,
        Price: step.Price + 0.1,
      }),
    )
    const product = { ProductUUID: UUID, PriceVersion, LatestVersion, oProduct_price }
    const Products = [{ ...product, IncrementPrice, DecrementPrice, PremiumPrice }]
    const EffectiveFrom = new Date(Date.now() + 24 * 3600_000).toISOString()
    await server.post('management/savePriceBoard', { Products, EffectiveFrom }, 50)
  }
}

/** Links for the gate, drafts of imports, views, and officers and scale tokens of whom one is out. */
async function setUpTheRest(server: TestServer): Promise<void> {
  const [{ id }] = await Promise.all([signInAs(52), signInAs(91)])
  await server.post('user/Deactivate', { UUID: id }, 0)
  for (const Name of ['ป้อม', 'ลานเท']) {
    const { body: link } = await server.post('management/createGateLink', { Name }, 50)
    const { body: token } = await server.post('scale/CreateToken', { Name: `ชั่ง ${Name}` }, 0)
    const file = { Name: `${Name}.csv`, Base64: Buffer.from(VENDORS).toString('base64') }
    await server.post('reference/PreviewImport', { Files: [file] }, 1)
    await server.post('profile/saveView', { List: 'tickets', Name, Search: '?page=1' }, 51)
    if (Name === 'ป้อม') continue
    await server.post('management/revokeGateLink', { UUID: link.result.UUID }, 50)
    await server.post('scale/RevokeToken', { UUID: token.result.UUID }, 0)
  }
  await db().updateTable('customers').set({ bank_name: null }).where('code', 'like', '2%').execute()
}

const VENDORS = 'VendorAccountNumber,VendorOrganizationName,CustomerDataID\nV90001,สวนใหม่,90001'
