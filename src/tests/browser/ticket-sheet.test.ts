import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { difference, money, whole } from '../../ui/format.ts'
import { addVendor, buildMill, saveVehicle } from '../fixture.ts'
import { addTicket, draftOrder, orderNow, orderWithLines, perform } from '../orders.ts'
import { bare } from '../pdf.ts'
import { updateRows } from '../rows.ts'
import { openBrowser } from './browser.ts'
import { expectFocus, tabTo } from './focus.ts'
import { rowOf } from './rows.ts'
import { bareText, expectText, openSheet, sheetOf, slipOf } from './sheets.ts'
import { type ImportedTicket, openTicketFactory, SCALE } from './ticket-factory.ts'
import { t } from './translate.ts'
import { word } from './trucks.ts'
import { navigate, openDialog, visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()
const factory = await openTicketFactory(mill)
const LIST = '/Controller/palmEvaluate'
const ALL = `${LIST}?status=A`
const REPORT = '/Controller/reportPalm'
const OVERRIDE = 'ปาล์มสดมาก ตกลงกับผู้จัดการ'

/** A Silver, premium vendor: 0.05 and 0.20 baht a kg over the ladder. */
const silver = await addVendor()
await updateRows('customers', { id: silver.customerId }, { level_id: 2 })
await db().insertInto('premiums').values({ vendor_id: silver.id, added_at: new Date() }).execute()
const SILVER = { CustomerDataID: silver.avl, WeightIn: 15_233 }
const SILVER_TERMS = { SysValuationLevelPrice: 0.05, SysValuationPremium: 0.2 }

test('Enter on a row or its number opens the sheet; once it is closed the row has the focus, and one press of Back leaves the list', async () => {
  const { slip, id } = await factory.ready()
  const graded = await factory.leave()
  await factory.grade(graded)
  const page = await browser.open({ as: mill.officers[50] })
  const isAt = (address: string) => page.waitForURL(`**${address}`)
  const leaveByBack = async () => {
    await page.goBack()
    await isAt(REPORT)
  }
  await visit(page, REPORT)
  await navigate(page, ALL)
  await page.getByRole('columnheader').getByRole('button').last().focus()
  await tabTo(page, page.getByRole('row').nth(1))
  await rowOf(page, slip).press('Enter')
  const sheet = await sheetOf(page, slip)
  await page.waitForURL(({ searchParams }) => searchParams.get('ticket') === String(id))
  await expectFocus(sheet.getByRole('button', { name: t('ui.close') }))
  await closeByEscape(sheet)
  await page.waitForURL(({ searchParams }) => !searchParams.has('ticket'))
  await expectFocus(rowOf(page, slip))

  await openByNumber(page, slip)
  await sheet.getByRole('button', { name: t('ui.close') }).click()
  await sheet.waitFor({ state: 'detached' })
  await expectFocus(rowOf(page, slip))
  await openByNumber(page, slip)
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  await isAt(ALL)

  await menuOf(await openByNumber(page, slip), { slip }).click()
  const corrections = [word('correctGrade'), word('correctPrice')]
  await page.getByRole('menuitem').first().waitFor()
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(corrections)
  await page.getByRole('menuitem', { name: corrections[0]! }).click()
  const correction = page.getByRole('dialog', {
    name: word('correctGrade.title', { ticket: slip }),
  })
  await correction.waitFor()
  await sheet.waitFor({ state: 'detached' })
  await page.goBack()
  await correction.waitFor({ state: 'detached' })

  // A task that begins in the sheet takes its place, and Back closes the task.
  await (await openByNumber(page, graded.slip))
    .getByRole('button', { name: t('evaluation.price'), exact: true })
    .click()
  const title = t('evaluation.price.title', { ticket: graded.slip })
  const task = await openDialog(page, title)
  await page.waitForURL(({ searchParams }) => searchParams.get('task') === 'price')
  await page.goBack()
  await task.waitFor({ state: 'detached' })
  await isAt(ALL)
  await leaveByBack()

  await page.goto(`${LIST}?ticket=${id}`)
  await (await sheetOf(page, slip)).getByRole('button', { name: t('ui.close') }).click()
  await isAt(LIST)
  await leaveByBack()
})

test('its address alone opens it, every fact is the one that the database has, and an evaluator goes on to the price', async () => {
  const ticket = await factory.leave({
    CarRegister: '81-4477 กระบี่',
    UserLogInDataIDIn: 'สมหมาย ชั่งดี',
    Remark1: 'รถพ่วง',
  })
  await factory.grade(ticket, {
    SysPalmReturn: 1,
    SysPalmReturnReason: 'ดิบ',
    SysPalmReturnWeight: 120,
    SysProductGrade: 17,
    SysPalmRipe: 88.5,
    SysContaminants: 1.25,
    SysIsWatering: 1,
    SysRSPO: 'RSPO-1122',
  })
  await saveVehicle(ticket.truck.CarRegister, 9000)
  const page = await browser.open({ as: mill.officers[52], at: `${LIST}?ticket=987654321` })
  const unknown = await sheetOf(page, t('sheet.title'))
  await unknown.getByText(t('ticket.notFound')).waitFor()
  await unknown.getByRole('button', { name: t('ui.backToList') }).click()
  await unknown.waitFor({ state: 'detached' })
  await page.waitForURL(`**${LIST}`)
  await waitUntilIdle(page)
  browser.errors.expect(/status of 400 .*getWeightSheet/)

  const sheet = await openSheet(page, ticket)
  await expectFocus(sheet.getByRole('button', { name: t('evaluation.price'), exact: true }))
  const row = await ticketIn(ticket.id)
  const at = (instant: Date | null) => formatInstant(instant!, 'short', 'th')
  await expectText(
    sheet.getByRole('region', { name: t('sheet.title') }),
    `${t('evaluation.seller')} ${mill.vendor.avl} ${row.name}`,
    `${t('term.plate')} ${row.registration}`,
    `${t('term.product')} ${row.product_code} ${row.product_type_name}`,
    `${t('term.weightIn')} ${kg(row.weight_in_kg)}`,
    `${t('term.weightOut')} ${kg(row.weight_out_kg)}`,
    `${t('term.netWeight')} ${kg(row.net_weight_kg)}`,
    `${t('term.timeIn')} ${at(row.time_in)}`,
    `${t('term.timeOut')} ${at(row.time_out)}`,
    `${t('term.tare')} ${kg(9000)}`,
    `${t('term.scaleId')} ${row.scale_id_in}`,
    `${t('term.weigher')} สมหมาย ชั่งดี`,
    `${t('term.remarks')} รถพ่วง`,
    `${t('term.grade')} 17%`,
    `${t('evaluation.reason')} ดิบ`,
    `${t('evaluation.rejectWeight')} ${kg(120)}`,
    // (9,220 − 9,000) / 9,220, and the rate of 1 to 3 %.
    `${t('term.returnPercent')} 2.39%`,
    `${t('sheet.returnRate')} ${t('sheet.bahtPerKg', { price: '0.20' })}`,
    `${t('evaluation.SysIsWatering')} ${t('sheet.yes')}`,
    `${t('evaluation.SysRSPO')} RSPO-1122`,
    `${t('evaluation.SysPalmRipe')} 88.50%`,
    `${t('evaluation.SysContaminants')} 1.25%`,
  )
  expect(await menuOf(sheet, ticket).count()).toBe(0)
  await page.keyboard.press('Enter')
  const title = t('evaluation.price.title', { ticket: ticket.slip })
  await page.getByRole('dialog', { name: title }).waitFor()
})

/** Grades at, above and below the ladder of 16–20 %, and what 9,223 and 9,220 kg then come to. */
const grades = [
  {
    grading: { SysProductGrade: 19 },
    terms: { SysValuationPrice: 5.45 },
    steps: [],
    sums: ['5.45', '50,249.00', '−1,507.47', '48,741.53'],
  },
  {
    truck: SILVER,
    level: 'level.Silver' as const,
    grading: { SysProductGrade: 21 },
    terms: { SysValuationPrice: 5.95, ...SILVER_TERMS },
    steps: [
      `${t('evaluation.row', { g: 20 })} 5.70`,
      `${t('evaluation.stepsUp', { n: 1, step: '0.25' })} +0.25`,
    ],
    sums: ['6.20', '57,182.60', '−1,715.48', '55,467.12'],
  },
  {
    grading: { SysProductGrade: 14, SysIsSpecialCase: 1 as const },
    terms: { SysValuationPrice: 4.1 },
    steps: [
      `${t('evaluation.row', { g: 16 })} 4.70`,
      `${t('evaluation.stepsDown', { n: 2, step: '0.30' })} −0.60`,
    ],
    sums: ['4.10', '37,802.00', '−1,134.06', '36,667.94'],
  },
]

test('it shows why the price is what it is, and every figure of it stands on the slip', async () => {
  const priced = []
  for (const given of grades) {
    const ticket = await factory.leave(given.truck)
    await factory.grade(ticket, given.grading)
    await factory.price(ticket, given.terms)
    priced.push({ ...given, ticket })
  }
  const page = await browser.open({ as: mill.officers[52], at: ALL })
  for (const { ticket, ...given } of priced) {
    const sheet = await openByNumber(page, ticket.slip)
    const of = await figuresOf(ticket.id)
    const price = sheet.getByRole('tabpanel', { name: t('term.whyPrice') })
    const saved = formatInstant(of.created_at, 'short', 'th')
    await expectText(
      price,
      ...given.steps,
      `${t('term.gradePrice.of', { g: of.grade_percent })} ${money(of.grade_price)}`,
      `${t('term.levelPrice.of', { level: t(given.level ?? 'level.Normal') })} ${difference(of.level_price)}`,
      `${t('term.premium')} ${difference(of.premium_price)}`,
      `${t('term.netPrice')} ${money(of.net_price)}`,
      `${t('sheet.netTimesPrice', { net: whole(of.net_weight_kg), price: money(of.net_price) })} ${money(of.amount)}`,
      `${t('term.tax.of', { percent: 3 })} ${money(of.tax)}`,
      `${t('evaluation.paid')} ${money(of.paid)}`,
      t('evaluation.source', { product: of.product_code, n: of.number, date: saved }),
      t('sheet.valuedBy', { officer: name(52), at: formatInstant(of.valued_at, 'short', 'th') }),
    )
    expect([of.net_price, of.amount, of.tax, of.paid].map(money)).toEqual(given.sums)
    if (given.steps.length === 0)
      expect(await price.getByText(word('row', { g: 19 })).count()).toBe(0)
    if (given.truck) await expectOnSlip(sheet, ticket, given.sums)
    await closeByEscape(sheet)
  }
})

/** Every figure of the price, those given among them, stands on the paper. */
async function expectOnSlip(sheet: Locator, ticket: ImportedTicket, sums: string[]) {
  const shown = figuresIn(await bareText(sheet.getByRole('tabpanel')))
  for (const figure of sums) expect(shown).toContain(figure)
  const paper = await slipOf(sheet)
  for (const figure of shown) expect(paper).toContain(figure)
  for (const fact of [ticket.slip, ticket.truck.CarRegister, '15,233', '6,010', '9,223']) {
    expect(paper).toContain(bare(fact))
  }
}

test('what is missing is said: the way out, the grade, the price, the sum; then a price that a manager set, by whom and why', async () => {
  const page = await browser.open({ as: mill.officers[52] })
  const inYard = await factory.arrive()
  const sheet = await openSheet(page, inYard)
  const facts = sheet.getByRole('region', { name: t('sheet.title') })
  await expectText(
    facts,
    `${t('term.weightOut')} ${t('sheet.notOut')}`,
    `${t('term.netWeight')} –`,
    t('sheet.notGraded'),
  )
  await expect.poll(() => sheet.getByRole('button', { name: t('sheet.slip') }).count()).toBe(0)
  await sheet.getByRole('tab', { name: t('term.whyPrice') }).click()
  await expectText(sheet.getByRole('tabpanel'), t('sheet.noPrice.grade'))

  await factory.grade(inYard)
  await expectText(sheet.getByRole('tabpanel'), t('sheet.noPrice.value'))
  await expectText(facts, `${t('term.grade')} 18%`)

  await factory.price(inYard, { SysValuationPrice: 6.05, OverrideReason: OVERRIDE }, 50)
  await expectText(sheet.getByRole('tabpanel'), t('evaluation.notWeighedOut'))
  const { slip } = await factory.weighOut(inYard)
  const out = await sheetOf(page, slip)
  await expectText(
    out.getByRole('tabpanel'),
    `${t('term.gradePrice.of', { g: 18 })} ${t('sheet.computed', { price: '5.20' })} 6.05`,
    `${t('sheet.overridden', { officer: name(50), price: '5.20' })} ${OVERRIDE}`,
    `${t('evaluation.paid')} 54,107.57`,
  )

  // In a narrow window the price comes before the weighing.
  await page.setViewportSize({ width: 390, height: 844 })
  const topOf = async (words: string) => (await out.getByText(words).first().boundingBox())!.y
  const isPriceFirst = async () =>
    (await topOf(t('term.whyPrice'))) < (await topOf(t('sheet.weighing')))
  await expect.poll(isPriceFirst).toBe(true)
  expect(await out.getByText(t('term.netPrice')).first().isVisible()).toBe(true)
})

const lived = await livedTicket()

test.each(['th', 'en'] as const)('the history shows in words what was done (%s)', async (lng) => {
  const { ticket, orders } = lived
  const page = await browser.open({ as: mill.officers[50], language: lng })
  const sheet = await openSheet(page, ticket)
  const of = (key: WordKey, values: object = {}) => t(key, values, lng)
  await sheet.getByRole('tab', { name: of('ui.history') }).click()
  const events = sheet
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') })
  const perKg = (price: string) => of('sheet.bahtPerKg', { price })
  const weighed = (weight: number) => `${whole(weight)} ${of('term.kg')}`
  const story = [
    [of('sheet.event.invoice', { po: orders[1] }), name(91)],
    [of('sheet.event.receive', { po: orders[1] }), name(81)],
    [of('sheet.event.addLine', { po: orders[1] }), name(51)],
    [of('sheet.event.leaveOrder', { po: orders[0] }), 'ผิดราย', name(50)],
    [of('sheet.event.addLine', { po: orders[0] }), name(51)],
    [
      of('sheet.event.correctPrice'),
      `${of('term.netPrice')} ${perKg('5.20')} → ${perKg('6.05')}`,
      `${of('sheet.overrideReason')} ${OVERRIDE}`,
      'ตกลงใหม่',
      name(50),
    ],
    [
      of('sheet.event.correctWeight'),
      `${of('term.weightIn')} ${weighed(15_230)} → ${weighed(15_320)}`,
      'ชั่งซ้ำแล้ว',
      name(0),
    ],
    [of('sheet.event.value'), `${of('term.netPrice')} ${perKg('5.20')}`, name(52)],
    [of('sheet.event.grade'), `${of('term.grade')} 18%`, name(52)],
    [of('sheet.event.updateOut'), weighed(6010), SCALE],
    [of('sheet.event.create'), weighed(15_230), SCALE],
  ]
  await events.nth(story.length - 1).waitFor()
  const texts = (await events.allTextContents()).map(bare)
  expect(texts.length).toBe(story.length)
  for (const [at, [event, ...facts]] of story.entries()) {
    expect(texts[at]!.startsWith(bare(event!)), `${texts[at]} begins with ${event}`).toBe(true)
    for (const fact of facts) expect(texts[at]).toContain(bare(fact))
  }
  // An order locks it for good.
  const menu = sheet.getByRole('button', { name: of('ui.rowMenu', { name: ticket.slip }) })
  expect(await menu.count()).toBe(0)
})

test('who buys may put nothing right; what an order locks says so: who buys is led to the order, who evaluates reads its number', async () => {
  const ticket = await factory.ready()
  const buyer = await openSheet(await browser.open({ as: mill.officers[51] }), ticket)
  expect(await menuOf(buyer, ticket).count()).toBe(0)
  const order = await draftOrder(mill)
  const { PONumber: po } = await orderNow(order)
  await addTicket(mill, order, ticket.id)
  await expectText(buyer, t('sheet.onOrder', { po }))
  const evaluator = await openSheet(await browser.open({ as: mill.officers[52] }), ticket)
  await perform(mill, 'submit', order)
  const locked = t('ticket.locked', { ticket: ticket.slip, po, state: 'S' })
  for (const sheet of [buyer, evaluator]) await expectText(sheet, locked)
  await expect.poll(() => evaluator.getByRole('link').count()).toBe(0)

  for (const step of ['approve', 'confirm', 'receive', 'invoice'] as const) {
    await perform(mill, step, order)
  }
  await expectText(buyer, t('ticket.lockedFinal', { ticket: ticket.slip, po }))
  await buyer.getByRole('link', { name: po }).click()
  await buyer.page().getByRole('heading', { level: 1, name: po }).waitFor()
})

/** Opens the sheet of a ticket by its number in the list. */
async function openByNumber(page: Page, slip: string): Promise<Locator> {
  await rowOf(page, slip).getByRole('button', { name: slip }).first().click()
  return sheetOf(page, slip)
}

async function closeByEscape(sheet: Locator): Promise<void> {
  await sheet.page().keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
}

/** A ticket to which most things were done, and the two orders that it was on. */
async function livedTicket() {
  const ticket = await factory.weighOut(await factory.arrive())
  await factory.grade(ticket)
  await factory.price(ticket)
  await factory.correct(ticket, { WeightIn: 15_320, Reason: 'ชั่งซ้ำแล้ว' })
  await factory.reprice(ticket, 6.05, OVERRIDE, 'ตกลงใหม่')
  const [first, second] = [await orderWithLines(mill, 1), await draftOrder(mill)]
  await addTicket(mill, first, ticket.id)
  for (const step of ['submit', 'approve', 'confirm', 'release'] as const) {
    await perform(mill, step, first)
  }
  await addTicket(mill, second, ticket.id)
  for (const step of ['submit', 'approve', 'confirm', 'receive', 'invoice'] as const) {
    await perform(mill, step, second)
  }
  const orders = [(await orderNow(first)).PONumber, (await orderNow(second)).PONumber]
  return { ticket, orders }
}

function menuOf(sheet: Locator, { slip }: Pick<ImportedTicket, 'slip'>): Locator {
  return sheet.getByRole('button', { name: t('ui.rowMenu', { name: slip }) })
}

function name(role: Role): string {
  return `${mill.officers[role].firstName} ${mill.officers[role].lastName}`
}

function kg(weight: string | number | null): string {
  return `${whole(weight)} ${t('term.kg')}`
}

/** The different figures with two decimals; what was only recorded is none of them. */
function figuresIn(text: string): string[] {
  const [computed = ''] = text.split(bare(t('evaluation.recorded')))
  return [...new Set(computed.match(/−?\d[\d,]*\.\d\d/g))]
}

function ticketIn(id: number) {
  return db()
    .selectFrom('weigh_tickets')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .selectAll('weigh_tickets')
    .select('name')
    .where('weigh_tickets.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The price in force and what it comes to, computed by the database. */
function figuresOf(id: number) {
  const amount = sql<string>`round(net_weight_kg * net_price, 2)`
  return db()
    .selectFrom('valuations')
    .innerJoin('weigh_tickets', 'weigh_tickets.id', 'valuations.ticket_id')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .innerJoin('gradings', 'gradings.id', 'grading_id')
    .innerJoin('ladder_versions', 'ladder_versions.id', 'ladder_version_id')
    .select(['gradings.grade_percent', 'grade_price', 'level_price', 'net_price'])
    .select(['valuations.premium_price', 'net_weight_kg', 'product_code', 'number', 'valued_at'])
    .select('ladder_versions.created_at')
    .select([
      amount.as('amount'),
      sql<string>`-round(${amount} * tax_percent / 100, 2)`.as('tax'),
      sql<string>`${amount} - round(${amount} * tax_percent / 100, 2)`.as('paid'),
    ])
    .where('valuations.ticket_id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow()
}
