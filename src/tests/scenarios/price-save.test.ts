import { afterEach, describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { rowOf } from '../rows.ts'
import type { Answer } from '../server.ts'
import {
  concurrently,
  concurrentlyInOrder,
  expectConsistentData,
  mill,
  openMill,
  type SendRequest,
  server,
  ungradedTickets,
} from './concurrency.ts'

await openMill()

/**
 * Officers of the price desk save the ladder of ramps, 5.20 at grade 18 and without a premium at first, while tickets
 * of it are valued.
 */
const { id: UUID } = await rowOf('products', { code: 'FFB-RAMP' })
afterEach(expectConsistentData)

const priceNow = async () =>
  (await server.post('management/getPriceByProduct', { UUID }, 51)).body.result

/** Saves the ladder in force with another price at grade 18, as an officer who saw `PriceVersion`. */
const save =
  (at18: number, PriceVersion: number, more: object = {}, role: 50 | 51 = 50): SendRequest =>
  () => {
    const updatedPrices = [16, 17, 18, 19, 20].map((ProductGrade) => ({
      ProductGrade,
      Price: ProductGrade === 18 ? at18 : null,
    }))
    const product = { UUID, PriceVersion, ...more }
    return server.post('management/updatePriceByProduct', { updatedPrices, product }, role)
  }

const value =
  (SSWeightID: number, baht: number, PriceVersion: number, premium = 0): SendRequest =>
  () => {
    const terms = {
      SysValuationPrice: baht,
      SysValuationLevelPrice: 0,
      SysValuationPremium: premium,
    }
    return server.post('po/valuation', { SSWeightID, ...terms, PriceVersion }, 52)
  }

async function graded(howMany: number): Promise<number[]> {
  const tickets = await ungradedTickets(howMany)
  for (const SSWeightID of tickets) {
    const grading = { SSWeightID, SysProductGrade: 18, SysPalmReturn: 0 }
    expect((await server.post('po/evaluate', grading, 52)).status).toBe(200)
  }
  return tickets
}

/** Every save stands here, since each takes the row of its product. */
const AT_THE_PRODUCT = `select from products where id = '${UUID}' for update`
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)

test('of two who save at once the first succeeds; the second is refused with the present prices', async () => {
  const [first, second] = await concurrentlyInOrder(AT_THE_PRODUCT, [
    save(5.3, 1, {}, 50),
    save(5.4, 1, {}, 51),
  ])
  expect(first).toMatchObject({ status: 200, body: { result: { PriceVersion: 2 } } })
  expect(second).toMatchObject({ status: 409, body: { code: 'price.stale' } })
  expect(second!.body.message).toContain('เจ้าหน้าที่ 50 ทดสอบ')
  expect(second!.body.present).toEqual(await priceNow())
  const again = await save(5.4, second!.body.present.PriceVersion, {}, 51)()
  expect(again.body.result).toMatchObject({ PriceVersion: 3, ModifiedBy: 'เจ้าหน้าที่ 51 ทดสอบ' })
})

test('a save that is sent again, since its answer was lost, is the same one', async () => {
  const { PriceVersion } = await priceNow()
  const body = { ProductUUID: UUID, Price: 0.2, PriceVersion }
  const headers = { 'idempotency-key': 'once' }
  const post = () => server.post('management/updatePricePremiumByProduct', body, 50, headers)
  const [first, second] = await concurrently(AT_THE_PRODUCT, 2, [post, post])
  expect(first).toMatchObject({ status: 200 })
  expect(second).toEqual(first)
  expect((await priceNow()).PriceVersion).toBe(PriceVersion + 1)
})

describe('a ticket that is valued while prices are saved', () => {
  test('by the ladder in force: who saves waits until the price stands', async () => {
    const [ticket] = await graded(1)
    const { PriceVersion } = await priceNow()
    const answers = await concurrentlyInOrder('lock table valuations in share mode', [
      value(ticket!, 5.4, PriceVersion),
      save(5.5, PriceVersion),
    ])
    expect(statuses(answers)).toEqual([200, 200])
    expect(answers[0]!.body.result).toMatchObject({ SysPrice: 5.4, PriceVersion })
    expect(answers[1]!.body.result).toMatchObject({ PriceVersion: PriceVersion + 1 })
  })

  test('waits for the save, and is refused with the new price', async () => {
    const [ticket] = await graded(1)
    const { PriceVersion } = await priceNow()
    const [saved, second] = await concurrentlyInOrder('lock table ladder_rows in share mode', [
      save(5.6, PriceVersion),
      value(ticket!, 5.5, PriceVersion),
    ])
    expect(saved).toMatchObject({ status: 200 })
    const present = { SysPrice: 5.6, PriceVersion: PriceVersion + 1 }
    expect(second).toMatchObject({ status: 409, body: { code: 'price.changed', present } })
    expect(await value(ticket!, 5.6, PriceVersion + 1)()).toMatchObject({ status: 200 })
  })

  test('among many, with officers who save at once: each by one ladder, whole', async () => {
    const tickets = await graded(12)
    const { PriceVersion } = await priceNow()
    const saves = [5.7, 5.8].map((at18) => save(at18, PriceVersion))
    const asks = tickets.map((ticket) => value(ticket, 5.6, PriceVersion))
    const answers = await Promise.all([...saves.map((ask) => ask()), ...asks.map((ask) => ask())])
    expect(statuses(answers.slice(0, 2)).sort()).toEqual([200, 409])
    const { oProduct_price, WaitingTickets } = await priceNow()
    const at18 = oProduct_price.find((row: { ProductGrade: number }) => row.ProductGrade === 18)
    const refusals = answers.slice(2).filter(({ status }) => status !== 200)
    for (const { status, body } of refusals) {
      const present = { SysPrice: at18.Price, PriceVersion: PriceVersion + 1 }
      expect({ status, ...body }).toMatchObject({ status: 409, code: 'price.changed', present })
    }
    expect(WaitingTickets).toBe(refusals.length)
  })
})

test('a premium vendor gets the new premium with the ladder of its version, others none', async () => {
  const [promised, premium] = await graded(2)
  const { PriceVersion } = await priceNow()
  await save(5.9, PriceVersion, { PremiumPrice: 0.35 })()
  expect(await value(promised!, 5.9, PriceVersion + 1)()).toMatchObject({ status: 200 })
  const { id: vendor_id } = mill.vendor
  await db().insertInto('premiums').values({ vendor_id, added_at: new Date() }).execute()
  const old = await value(premium!, 5.9, PriceVersion + 1, 0.2)()
  expect(old).toMatchObject({ status: 409, body: { present: { SysValuationPremium: 0.35 } } })
  const paid = await value(premium!, 5.9, PriceVersion + 1, 0.35)()
  expect(paid.body.result).toMatchObject({ SysPrice: 6.25, PriceVersion: PriceVersion + 1 })
})

test('what a ticket was promised stays, and every version can be looked at', async () => {
  const { body } = await server.post('management/getPriceVersions', { ProductUUID: UUID }, 52)
  const versions: { PriceVersion: number; PremiumPrice: number | null }[] = body.result.data
  expect(versions.map(({ PriceVersion }) => PriceVersion)).toEqual(
    versions.map((_, index) => versions.length - index),
  )
  expect(versions.at(-1)).toMatchObject({ PriceVersion: 1, PremiumPrice: null })
  const paid = await db()
    .selectFrom('valuations')
    .innerJoin('ladder_versions', 'ladder_versions.id', 'ladder_version_id')
    .innerJoin('ladder_rows', 'ladder_rows.ladder_version_id', 'ladder_versions.id')
    .select(['grade_price', 'price_per_kg'])
    .where('ladder_rows.grade_percent', '=', 18)
    .execute()
  expect(paid.length).toBeGreaterThan(3)
  for (const { grade_price, price_per_kg } of paid) expect(grade_price).toBe(price_per_kg)
})
