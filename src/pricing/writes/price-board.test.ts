import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { calls as noticeCalls } from '../../notices/contract.ts'
import { noticesOf } from '../../notices/reads/notices.ts'
import type { Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { businessDay, dayBegins } from '../../platform/thai-date.ts'
import { recordHandling } from '../../tests/audit-entries.ts'
import { addCustomer, gradeTicket, openTestMill, weighTicket } from '../../tests/fixture.ts'
import { expectRefusal } from '../../tests/refusal.ts'
import { rowOf } from '../../tests/rows.ts'
import { contextOf, signInAs } from '../../tests/server.ts'
import type { calls } from '../contract/board.ts'
import { isCheckNeeded, priceBoard } from '../reads/board.ts'
import { effectOf } from '../reads/effect.ts'
import { ladderNow } from '../reads/ladders-now.ts'
import { priceOfProduct } from '../reads/prices.ts'
import { priceSaves } from '../reads/saves.ts'
import type { SaveState } from '../rules/save-states.ts'
import { publishPrices, sendBackPrices, withdrawPrices } from './publish-prices.ts'
import { savePriceBoard } from './save-board.ts'

const mill = await openTestMill()
afterEach(() => isCheckNeeded.set(false))

const HOUR = 3600_000
const later = (hours: number) => new Date(Date.now() + hours * HOUR)
const by = (role: Role, now = new Date()) => contextOf(mill.officers[role], now)
const board = (now = new Date()) => priceBoard(now)
const saves = async (now = new Date()) => (await priceSaves(0, by(50, now))).data
const savedAs = async (state: SaveState) => (await saves()).find(({ State }) => State === state)!
const priceAt18 = async (code: string, now = new Date()) =>
  (await ladderNow(code, now))?.rows.find(({ gradePercent }) => gradePercent === 18)?.price

type Row = Parsed<typeof calls.savePriceBoard>['Products'][number]

/** Saves the board, at once or from a time on. */
function saveBoard(Products: Row[], ctx: OfficerContext, EffectiveFrom: Date | null = null) {
  return savePriceBoard({ Products, EffectiveFrom }, ctx)
}

/** Every price of these products by so many satang more, as one sees them now. */
async function raised(satang: number, codes = ['FFB-ESTATE', 'FFB-RAMP']): Promise<Row[]> {
  const { Products } = await board()
  return Products.filter(({ ProductCode }) => codes.includes(ProductCode)).map((row) => ({
    ProductUUID: row.UUID,
    PriceVersion: row.PriceVersion,
    LatestVersion: row.LatestVersion,
    oProduct_price: row.oProduct_price.map(({ ProductGrade, Price }) => ({
      ProductGrade,
      Price: (Math.round(Number(Price) * 100) + satang) / 100,
    })),
    IncrementPrice: Number(row.IncrementPrice),
    DecrementPrice: Number(row.DecrementPrice),
    PremiumPrice: row.PremiumPrice === null ? null : Number(row.PremiumPrice),
  }))
}

test('several products are one save: a version of each, or none where one is refused', async () => {
  const rows = await raised(5)
  const unknown = { ...rows[0]!, ProductUUID: randomUUID() }
  await expectRefusal(saveBoard([...rows, unknown], by(50)), 'product.notFound')
  const stale = { ...rows[1]!, PriceVersion: 9 }
  await expectRefusal(saveBoard([rows[0]!, stale], by(50)), 'price.stale', {
    present: { NeedsCheck: false },
  })
  expect(await priceAt18('FFB-ESTATE')).toBe('5.20')
  const saved = await saveBoard(rows, by(50))
  expect(saved.Products.map(({ PriceVersion }) => PriceVersion)).toEqual([2, 1, 2])
  expect(await priceAt18('FFB-RAMP')).toBe('5.25')
  const [save] = await saves()
  expect(save).toMatchObject({ State: 'inForce' })
  expect(save!.Products.map(({ Name }) => Name)).toEqual([
    'ปาล์มทะลาย FFB-ESTATE',
    'ปาล์มทะลาย FFB-RAMP',
  ])
})

test('a product whose prices are as they were makes no version', async () => {
  const before = (await board()).Products
  await saveBoard(await raised(0), by(50))
  expect((await board()).Products).toEqual(before)
})

test('a grade is in a ladder only once', async () => {
  const [row] = await raised(5)
  const twice = { ...row!, oProduct_price: [...row!.oProduct_price, row!.oProduct_price[2]!] }
  await expect(saveBoard([twice], by(50))).rejects.toMatchObject({
    fields: { 'Products.0.oProduct_price.5.ProductGrade': 'v.ladderDuplicate' },
  })
})

test('of two who save at once one succeeds and the other is told, in whatever order they name products', async () => {
  const first = await raised(5)
  const second = (await raised(10)).reverse()
  const answers = await Promise.allSettled([
    saveBoard(first, by(50)),
    saveBoard(second, by(51), later(2)),
  ])
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(1)
  expect(refused[0]).toMatchObject({ reason: { code: 'price.stale' } })
  // Whoever it was, no prices wait for what follows.
  for (const { State, SaveUUID } of await saves()) {
    if (State === 'scheduled') await withdrawPrices({ SaveUUID }, by(50))
  }
})

test('scheduled prices come into force by the time at which one reads, and a save meanwhile ends then', async () => {
  const was = await priceAt18('FFB-PPEP')
  const at = later(1)
  const rows = await raised(20, ['FFB-PPEP'])
  const { NextEffect } = await saveBoard(rows, by(50), at)
  expect(NextEffect).toBeInstanceOf(Date)
  expect(await priceAt18('FFB-PPEP')).toBe(was)
  await saveBoard(await raised(5, ['FFB-PPEP']), by(50))
  expect(await priceAt18('FFB-PPEP')).toBe('5.25')
  expect(await priceAt18('FFB-PPEP', at)).toBe('5.40')
  const states = (await saves(later(2))).map(({ State }) => State)
  expect(states.slice(0, 3)).toContain('inForce')
  await expectRefusal(saveBoard(rows, by(50, later(2))), 'price.stale')
})

test('a time that has passed is refused at its field', async () => {
  await expect(saveBoard(await raised(5), by(50), later(-1))).rejects.toMatchObject({
    fields: { EffectiveFrom: 'price.past' },
  })
})

test('a time more than a month ahead is refused at its field', async () => {
  const Products = await raised(5)
  const inDays = (days: number) => later(24 * days)
  await expect(
    saveBoard(Products, by(50), new Date('9999-12-31T07:30:00+07:00')),
  ).rejects.toMatchObject({ fields: { EffectiveFrom: 'price.far' }, params: { n: 31 } })
  await expect(saveBoard(Products, by(50), inDays(32))).rejects.toMatchObject({
    fields: { EffectiveFrom: 'price.far' },
  })
  await saveBoard(Products, by(50), inDays(31))
  const { SaveUUID } = await savedAs('scheduled')
  await withdrawPrices({ SaveUUID }, by(50))
})

test('scheduled prices are withdrawn until their time comes, and only then', async () => {
  const at = later(3)
  const was = await priceAt18('FFB-ESTATE', at)
  await saveBoard(await raised(50, ['FFB-ESTATE']), by(51), at)
  expect(await priceAt18('FFB-ESTATE', at)).not.toBe(was)
  const { SaveUUID } = await savedAs('scheduled')
  await expectRefusal(withdrawPrices({ SaveUUID }, by(50, at)), 'price.notWithdrawable')
  await withdrawPrices({ SaveUUID }, by(50))
  expect(await priceAt18('FFB-ESTATE', at)).toBe(was)
  await expectRefusal(withdrawPrices({ SaveUUID }, by(50)), 'price.notWithdrawable')
  await expectRefusal(withdrawPrices({ SaveUUID: randomUUID() }, by(50)), 'price.saveNotFound')
})

test('with a checker a save waits, its maker cannot publish it, and a second officer can', async () => {
  isCheckNeeded.set(true)
  const was = await priceAt18('FFB-ESTATE')
  await saveBoard(await raised(15, ['FFB-ESTATE']), by(51))
  expect(await priceAt18('FFB-ESTATE')).toBe(was)
  const { SaveUUID } = await savedAs('waiting')
  await expectRefusal(publishPrices({ SaveUUID }, by(51)), 'price.ownSave')
  const puppet = await signInAs(50)
  await recordHandling('officer.password', puppet.id, mill.officers[51].id)
  await expectRefusal(publishPrices({ SaveUUID }, contextOf(puppet)), 'second.dependent')
  await publishPrices({ SaveUUID }, by(50))
  expect(Number(await priceAt18('FFB-ESTATE'))).toBeCloseTo(Number(was) + 0.15)
  await expectRefusal(publishPrices({ SaveUUID }, by(1)), 'price.notWaiting')
})

test('prices that were sent back never come into force, and those that others followed are not published', async () => {
  isCheckNeeded.set(true)
  await saveBoard(await raised(15), by(51))
  const sent = await savedAs('waiting')
  await sendBackPrices({ SaveUUID: sent.SaveUUID, Reason: 'สูงไป' }, by(50))
  expect(await saves()).toContainEqual(
    expect.objectContaining({ SaveUUID: sent.SaveUUID, State: 'sentBack', Reason: 'สูงไป' }),
  )
  await saveBoard(await raised(5), by(51))
  const { SaveUUID } = await savedAs('waiting')
  isCheckNeeded.set(false)
  await saveBoard(await raised(10), by(50))
  await expectRefusal(publishPrices({ SaveUUID }, by(50)), 'price.stale')
})

test('what new prices would do is the kilograms at each grade times the difference', async () => {
  const customerId = await addCustomer('29999')
  const inDays = (days: number) =>
    new Date(dayBegins(businessDay(new Date())).getTime() + days * 24 * HOUR)
  for (const [days, grade] of [
    [-1, 18],
    [-2, 22],
    [-20, 18],
    [0, 18],
  ] as const) {
    const timeIn = inDays(days)
    const timeOut = new Date(timeIn.getTime() + 60_000)
    const id = await weighTicket({ customerId, timeIn, timeOut, productCode: 'FFB-PPEP' })
    await gradeTicket(mill, id, grade)
  }
  const Products = await raised(10, ['FFB-PPEP'])
  const week = await effectOf({ Days: 7, Products }, new Date())
  // Two trucks of 9,220 kg, each 0.10 baht a kg; 18 % at 5.xx and 22 % two steps of 0.25 above 20 %.
  expect(Number(week.After) - Number(week.Before)).toBeCloseTo(1844, 2)
  expect(week.Products.find(({ Name }) => Name.endsWith('PPEP'))).toMatchObject({
    Weight: '18440.00',
    Difference: '1844.00',
  })
  expect(week.Sellers).toEqual([{ Name: 'สวน 29999', Weight: '18440.00', Difference: '1844.00' }])
  expect(week).toMatchObject({ WaitingTickets: 4, WaitingDifference: '3688.00' })
  const month = await effectOf({ Days: 30, Products }, new Date())
  expect(month.Products.find(({ Name }) => Name.endsWith('PPEP'))).toMatchObject({
    Weight: '27660.00',
  })
})

test('the trail says who saved, checked and withdrew', async () => {
  const actions = await db()
    .selectFrom('audit_entries')
    .select('action')
    .distinct()
    .where('entity', '=', 'product')
    .orderBy('action')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual([
    'price.publish',
    'price.save',
    'price.sendBack',
    'price.withdraw',
  ])
})

test('prices whose time came while their withdrawal waited for the lock stay', async () => {
  const [product] = await raised(15, ['FFB-ESTATE'])
  const [long, since] = [later(-3), later(-2)]
  await saveBoard([product!], by(51, long), since)
  const { save_id } = await rowOf('ladder_versions', { scheduled_for: since })
  // Asked before the time came, carried out after it.
  await expectRefusal(
    withdrawPrices({ SaveUUID: save_id! }, by(50, later(-2.5))),
    'price.notWithdrawable',
  )
})

test('whose scheduled prices a colleague withdraws is told so, and nobody of their own withdrawal', async () => {
  const mine = async () =>
    (await noticesOf(noticeCalls.getNotices.input.parse({ Tab: 'mine' }), by(51))).data
  await db().deleteFrom('notices').execute()
  for (const who of [51, 50] as const) {
    expect(await mine()).toEqual([])
    const EffectiveFrom = later(5)
    await saveBoard(await raised(5, ['FFB-ESTATE']), by(51), EffectiveFrom)
    const save = (await saves()).find(
      (one) => one.EffectiveFrom?.getTime() === EffectiveFrom.getTime(),
    )!
    await withdrawPrices({ SaveUUID: save.SaveUUID }, by(who))
  }
  expect(await mine()).toMatchObject([
    { Kind: 'pricesWithdrawn', By: 'เจ้าหน้าที่ 50 ทดสอบ', Details: { n: 1 } },
  ])
})

test('a save that waits rings for whoever may check it, and its maker is told what became of it', async () => {
  isCheckNeeded.set(true)
  const kindsFor = async (role: Role) =>
    (await noticesOf(noticeCalls.getNotices.input.parse({}), by(role))).data
      .filter(({ Kind, Settled }) => Kind.startsWith('prices') && !Settled)
      .map(({ Kind }) => Kind)
  await db().deleteFrom('notices').execute()
  await saveBoard(await raised(25), by(51))
  expect([await kindsFor(50), await kindsFor(51)]).toEqual([['pricesToCheck'], []])
  const { SaveUUID } = await savedAs('waiting')
  await sendBackPrices({ SaveUUID, Reason: 'สูงไป' }, by(50))
  expect([await kindsFor(50), await kindsFor(51)]).toEqual([[], ['pricesSentBack']])
})

test('what waits is told with the board and with its product, and its difference is to what it follows', async () => {
  const was = Number(await priceAt18('FFB-RAMP'))
  const at = later(20)
  await saveBoard(await raised(10, ['FFB-RAMP']), by(51), at)
  await saveBoard(await raised(15, ['FFB-RAMP']), by(51))
  const ramp = (await board()).Products.find(({ ProductCode }) => ProductCode === 'FFB-RAMP')!
  const wait = ramp.Waits.find(({ EffectiveFrom }) => EffectiveFrom?.getTime() === at.getTime())!
  expect(wait.NeedsCheck).toBe(false)
  expect((await priceOfProduct(ramp.UUID, new Date())).Waits).toEqual(ramp.Waits)
  const priceOf = (prices: { oProduct_price: { ProductGrade: number; Price: string }[] }) =>
    Number(prices.oProduct_price.find(({ ProductGrade }) => ProductGrade === 18)?.Price)
  expect(priceOf(wait)).toBeCloseTo(was + 0.1)
  const beforeOf = async (is: (save: Awaited<ReturnType<typeof saves>>[number]) => boolean) =>
    priceOf((await saves()).find(is)!.Products[0]!.Before!)
  expect(await beforeOf(({ SaveUUID }) => SaveUUID === wait.SaveUUID)).toBeCloseTo(was + 0.15)
  const isNow = ({
    State,
    Products: [product],
  }: {
    State: string
    Products: { ProductUUID: string }[]
  }) => State === 'inForce' && product?.ProductUUID === ramp.UUID
  expect(await beforeOf(isNow)).toBeCloseTo(was)
  await withdrawPrices({ SaveUUID: wait.SaveUUID }, by(51))
  const { Waits } = await priceOfProduct(ramp.UUID, new Date())
  expect(Waits).toEqual(ramp.Waits.filter((one) => one.SaveUUID !== wait.SaveUUID))
})
