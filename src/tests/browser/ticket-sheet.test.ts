import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { difference, money, whole } from '../../ui/format.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, buildMill, saveVehicle } from '../fixture.ts'
import { addTicket, draftOrder, orderNow, orderWithLines, perform } from '../orders.ts'
import { bare } from '../pdf.ts'
import { openBrowser } from './browser.ts'
import { expectFocus, tabTo } from './focus.ts'
import { rowOf } from './rows.ts'
import { bareText, expectText, openSheet, sheetOf, slipOf } from './sheets.ts'
import { type ImportedTicket, openTicketFactory, SCALE } from './ticket-factory.ts'
import { t } from './translate.ts'
import { navigate, visit, waitUntilClickable, waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()
const factory = await openTicketFactory(mill)
const LIST = '/Controller/palmEvaluate'
const ALL = `${LIST}?status=A`
const REPORT = '/Controller/reportPalm'
const OVERRIDE = 'ปาล์มสดมาก ตกลงกับผู้จัดการ'

/** A Silver, premium vendor: 0.05 and 0.20 baht a kg over the ladder. */
const silver = await addVendor()
await db()
  .updateTable('customers')
  .set({ level_id: 2 })
  .where('id', '=', silver.customerId)
  .execute()
await db().insertInto('premiums').values({ vendor_id: silver.id, added_at: new Date() }).execute()
const SILVER = { CustomerDataID: silver.avl, WeightIn: 15_233 }
const SILVER_TERMS = { SysValuationLevelPrice: 0.05, SysValuationPremium: 0.2 }

test('Enter on a row opens its sheet; Escape closes it, and the row has the focus again', async () => {
  const { slip, id } = await factory.ready()
  const page = await browser.open({ as: mill.officers[52] })
  await visit(page, ALL)
  const row = rowOf(page, slip)
  await tabTo(page, page.getByRole('row').nth(1))
  await row.press('Enter')
  const sheet = await sheetOf(page, slip)
  await page.waitForURL(({ searchParams }) => searchParams.get('ticket') === String(id))
  await expectFocus(sheet.getByRole('button', { name: t('ui.close') }))
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.waitForURL(({ searchParams }) => !searchParams.has('ticket'))
  await expectFocus(row)
})

test('a press on the slip number opens it too, and its cross gives the focus back to the row', async () => {
  const { slip } = await factory.ready()
  const page = await browser.open({ as: mill.officers[52] })
  await visit(page, ALL)
  await rowOf(page, slip).getByRole('button', { name: slip }).first().click()
  const sheet = await sheetOf(page, slip)
  await sheet.getByRole('button', { name: t('ui.close') }).click()
  await sheet.waitFor({ state: 'detached' })
  await expectFocus(rowOf(page, slip))
})

test('once it is closed, one press of Back leaves the list, however it was opened and closed', async () => {
  const { slip, id } = await factory.ready()
  const page = await browser.open({ as: mill.officers[50] })
  for (const close of ['Escape', 'Back'] as const) {
    await toListFromReport(page)
    await rowOf(page, slip).getByRole('button', { name: slip }).first().click()
    const sheet = await sheetOf(page, slip)
    if (close === 'Back') await page.goBack()
    else await page.keyboard.press(close)
    await sheet.waitFor({ state: 'detached' })
    await page.waitForURL(`**${ALL}`)
    await page.goBack()
    await page.waitForURL(`**${REPORT}`)
  }
  await page.goto(`${LIST}?ticket=${id}`)
  await (await sheetOf(page, slip)).getByRole('button', { name: t('ui.close') }).click()
  await page.waitForURL(`**${LIST}`)
  await page.goBack()
  await page.waitForURL(`**${REPORT}`)
})

test('a task that begins in the sheet takes its place, and Back closes the task', async () => {
  const ticket = await factory.leave()
  await factory.grade(ticket)
  const page = await browser.open({ as: mill.officers[50] })
  await toListFromReport(page)
  await rowOf(page, ticket.slip).getByRole('button', { name: ticket.slip }).first().click()
  const sheet = await sheetOf(page, ticket.slip)
  await waitUntilClickable(sheet)
  await sheet.getByRole('button', { name: t('evaluation.price'), exact: true }).click()
  const title = t('evaluation.price.title', { ticket: ticket.slip })
  const task = page.getByRole('dialog', { name: title })
  await waitUntilClickable(task)
  await page.waitForURL(({ searchParams }) => searchParams.get('task') === 'price')
  await page.goBack()
  await task.waitFor({ state: 'detached' })
  await page.waitForURL(`**${ALL}`)
})

test('its address alone opens it, and every fact is the one that the database has', async () => {
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
  const sheet = await openSheet(await browser.open({ as: mill.officers[52] }), ticket)
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
})

/** Grades at, above and below the ladder of 16–20 %, and what 9,223 and 9,220 kg then come to. */
const grades = [
  {
    of: 'a row of the ladder',
    grading: { SysProductGrade: 19 },
    terms: { SysValuationPrice: 5.45 },
    steps: [],
    sums: ['5.45', '50,249.00', '−1,507.47', '48,741.53'],
  },
  {
    of: 'steps above it, of a Silver and premium seller',
    truck: SILVER,
    level: 'level.Silver' as const,
    grading: { SysProductGrade: 22 },
    terms: { SysValuationPrice: 6.2, ...SILVER_TERMS },
    steps: [
      `${t('evaluation.row', { g: 20 })} 5.70`,
      `${t('evaluation.stepsUp', { n: 2, step: '0.25' })} +0.50`,
    ],
    sums: ['6.45', '59,488.35', '−1,784.65', '57,703.70'],
  },
  {
    of: 'steps below it',
    grading: { SysProductGrade: 14, SysIsSpecialCase: 1 as const },
    terms: { SysValuationPrice: 4.1 },
    steps: [
      `${t('evaluation.row', { g: 16 })} 4.70`,
      `${t('evaluation.stepsDown', { n: 2, step: '0.30' })} −0.60`,
    ],
    sums: ['4.10', '37,802.00', '−1,134.06', '36,667.94'],
  },
]

test.each(grades)('it shows why the price is what it is: $of', async (given) => {
  const ticket = await factory.leave(given.truck)
  await factory.grade(ticket, given.grading)
  await factory.price(ticket, given.terms)
  const sheet = await openSheet(await browser.open({ as: mill.officers[52] }), ticket)
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
  if (given.steps.length === 0) {
    await expect.poll(() => price.getByText(t('evaluation.row', { g: 19 })).count()).toBe(0)
  }
})

test('a price that a manager set shows by whom, why, and what the system had computed', async () => {
  const ticket = await factory.leave()
  await factory.grade(ticket)
  await factory.price(ticket, { SysValuationPrice: 6.05, OverrideReason: OVERRIDE }, 50)
  const sheet = await openSheet(await browser.open({ as: mill.officers[52] }), ticket)
  const of = await figuresOf(ticket.id)
  await expectText(
    sheet.getByRole('tabpanel'),
    `${t('term.gradePrice.of', { g: 18 })} ${t('sheet.computed', { price: '5.20' })} 6.05`,
    `${t('sheet.overridden', { officer: name(50), price: '5.20' })} ${OVERRIDE}`,
    `${t('evaluation.paid')} ${money(of.paid)}`,
  )
  const list = await browser.open({ as: mill.officers[52] })
  await visit(list, ALL)
  await rowOf(list, ticket.slip)
    .getByText(t('evaluation.mark.override', { officer: name(50), reason: OVERRIDE }))
    .waitFor({ state: 'attached' })
})

test('what is missing is said: the way out, the grade, the price, the sum', async () => {
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

  await factory.price(inYard)
  await expectText(sheet.getByRole('tabpanel'), t('evaluation.notWeighedOut'))
  const { slip } = await factory.weighOut(inYard)
  await expectText(await sheetOf(page, slip), `${t('evaluation.paid')} 46,505.68`)
})

test.each(['th', 'en'] as const)('the history shows in words what was done (%s)', async (lng) => {
  const { ticket, orders } = await livedTicket()
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
})

test('its slip is downloaded, and every figure of the sheet stands on the paper', async () => {
  const ticket = await factory.leave(SILVER)
  await factory.grade(ticket, { SysProductGrade: 21 })
  await factory.price(ticket, { SysValuationPrice: 5.95, ...SILVER_TERMS })
  const sheet = await openSheet(await browser.open({ as: mill.officers[52] }), ticket)
  await expectText(sheet.getByRole('tabpanel'), `${t('evaluation.paid')} 55,467.12`)
  const shown = figuresIn(await bareText(sheet.getByRole('tabpanel')))
  const paper = await slipOf(sheet)
  for (const figure of ['6.20', '57,182.60', '−1,715.48', '55,467.12']) {
    expect(shown).toContain(figure)
  }
  for (const figure of shown) expect(paper).toContain(figure)
  for (const fact of [ticket.slip, ticket.truck.CarRegister, '15,233', '6,010', '9,223']) {
    expect(paper).toContain(bare(fact))
  }
})

test('what an order locks says so: who buys is led to the order, who evaluates reads its number', async () => {
  const ticket = await factory.ready()
  const order = await draftOrder(mill)
  const { PONumber: po } = await orderNow(order)
  await addTicket(mill, order, ticket.id)
  const buyer = await openSheet(await browser.open({ as: mill.officers[51] }), ticket)
  await expectText(buyer, t('sheet.onOrder', { po }))
  await perform(mill, 'submit', order)
  const locked = t('ticket.locked', { ticket: ticket.slip, po, state: 'S' })
  await expectText(buyer, locked)
  const evaluator = await openSheet(await browser.open({ as: mill.officers[52] }), ticket)
  await expectText(evaluator, locked)
  await expect.poll(() => evaluator.getByRole('link').count()).toBe(0)
  const manager = await openSheet(await browser.open({ as: mill.officers[50] }), ticket)
  await expectText(manager, locked)
  await expect.poll(() => menuOf(manager, ticket).count()).toBe(0)

  for (const step of ['approve', 'confirm', 'receive', 'invoice'] as const) {
    await perform(mill, step, order)
  }
  await expectText(buyer, t('ticket.lockedFinal', { ticket: ticket.slip, po }))
  await buyer.getByRole('link', { name: po }).click()
  await buyer.page().getByRole('heading', { level: 1, name: po }).waitFor()
})

test('in a narrow window the price comes before the weighing', async () => {
  const { slip, id } = await factory.ready()
  const page = await browser.open({ as: mill.officers[52] })
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `${LIST}?ticket=${id}`)
  const sheet = await sheetOf(page, slip)
  const topOf = async (words: string) => (await sheet.getByText(words).first().boundingBox())!.y
  const weighing = await topOf(t('sheet.weighing'))
  expect(await topOf(t('term.whyPrice'))).toBeLessThan(weighing)
  expect(await sheet.getByText(t('term.netPrice')).first().isVisible()).toBe(true)
})

test('a ticket that is not there says so, and leads back to the list', async () => {
  const page = await browser.open({ as: mill.officers[52] })
  await page.goto(`${LIST}?ticket=987654321`)
  const sheet = await sheetOf(page, t('sheet.title'))
  await sheet.getByText(t('ticket.notFound')).waitFor()
  await sheet.getByRole('button', { name: t('ui.backToList') }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.waitForURL(`**${LIST}`)
  await waitUntilIdle(page)
  browser.errors.expect(/status of 400 .*getWeightSheet/)
})

const CORRECT = [t('evaluation.correctGrade'), t('evaluation.correctPrice')]

test.each([
  [0, [...CORRECT, t('weights.update')]],
  [1, CORRECT],
  [50, CORRECT],
  [51, []],
  [52, []],
] as const)(
  'an officer of role %i may put right there what their role may',
  async (role, items) => {
    const ticket = await factory.ready()
    const page = await browser.open({ as: mill.officers[role] })
    const sheet = await openSheet(page, ticket)
    const menu = menuOf(sheet, ticket)
    if (items.length === 0) return expect(await menu.count()).toBe(0)
    await menu.click()
    await page.getByRole('menuitem').first().waitFor()
    await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(items)
    await page.getByRole('menuitem', { name: CORRECT[0]! }).click()
    const title = t('evaluation.correctGrade.title', { ticket: ticket.slip })
    await page.getByRole('dialog', { name: title }).waitFor()
    await sheet.waitFor({ state: 'detached' })
  },
)

test('an evaluator goes on from there to the price, which has the focus', async () => {
  const ticket = await factory.leave()
  await factory.grade(ticket)
  const page = await browser.open({ as: mill.officers[52] })
  const sheet = await openSheet(page, ticket)
  await expectFocus(sheet.getByRole('button', { name: t('evaluation.price'), exact: true }))
  await waitUntilClickable(sheet)
  await page.keyboard.press('Enter')
  const title = t('evaluation.price.title', { ticket: ticket.slip })
  await page.getByRole('dialog', { name: title }).waitFor()
})

/** The list, with another screen of the same window behind it. */
async function toListFromReport(page: Page): Promise<void> {
  await visit(page, REPORT)
  await navigate(page, ALL)
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

function menuOf(sheet: Locator, { slip }: ImportedTicket): Locator {
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
