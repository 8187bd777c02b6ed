import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { buildMill, overridePrice, readyTicket } from '../fixture.ts'
import { addTicket, draftOrder, orderNow, perform } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { waitForMessage } from './messages.ts'
import { rowOf } from './rows.ts'
import { t } from './translate.ts'

const browser = await openBrowser()
const mill = await buildMill()
const LOOSE = 'ปาล์มร่วง ลานเท'
const BUNCHES = 'ปาล์มทะลาย ลานเท'
const { firstName, lastName } = mill.officers[50]
const MARK = `${t('evaluation.mark.override', {
  officer: `${firstName} ${lastName}`,
  reason: 'สัญญารายปี',
})} · ${t('evaluation.computed', { price: '5.20' })}`

const order = await draftOrder(mill)
const [byHand, free, computed] = [
  await readyTicket(mill),
  await readyTicket(mill),
  await readyTicket(mill),
]
for (const ticket of [byHand, free]) await overridePrice(mill, ticket, '6.35', 'สัญญารายปี')
await db()
  .updateTable('weigh_tickets')
  .set({ product_type_name: LOOSE })
  .where('id', 'in', [byHand, free])
  .execute()
const { WeightSequenceWeightOut } = await addTicket(mill, order, byHand)
const slip = WeightSequenceWeightOut ?? ''
const { PONumber: po } = await orderNow(order)
const CHOSEN = [
  'term.timeIn',
  'line.pricePerTon',
  'line.gradeWhenAdded',
  'line.ladderWhenAdded',
] as const

test('a price set by hand is marked among the tickets to add, with their products where they differ; four more columns of the lines can be chosen', async () => {
  await addTicket(mill, order, computed)
  const page = await openAt(51, `/Controller/poLine/${order}`)
  const tickets = page.getByRole('region', { name: t('tickets.title') })
  const ticket = tickets.locator('label').filter({ hasText: '18%' })
  await ticket.getByText(LOOSE).waitFor()
  expect(await ticket.textContent()).toContain(`18% · ${MARK}6.35`)

  const lines = page.getByRole('table', { name: t('record.lines') })
  await marked(lines)
  for (const key of CHOSEN) expect(await lines.getByText(t(key)).count()).toBe(0)
  await page.getByRole('button', { name: t('ui.columns') }).click()
  for (const key of CHOSEN) await page.getByRole('checkbox', { name: t(key) }).check()
  await page.keyboard.press('Escape')
  for (const key of CHOSEN) await lines.getByText(t(key)).waitFor()
  const line = lines.getByRole('row').filter({ hasText: slip })
  const [values] = await db()
    .selectFrom('order_lines')
    .where('ticket_id', '=', byHand)
    .select(['grade_when_added as grade', 'ladder_price_when_added as price'])
    .execute()
  for (const cell of ['6,350.00', String(values?.grade), values?.price ?? '']) {
    await line.getByRole('cell', { name: cell, exact: true }).first().waitFor()
  }
})

test('the record marks it, says under the pointer who set it, why, and what was computed, and shows the approver before the question is answered', async () => {
  await perform(mill, 'submit', order)
  const page = await openAt(50, `/Controller/poLine/${order}`)
  await marked(page.getByRole('table', { name: t('record.lines') }))
  const line = page.getByRole('row').filter({ hasText: slip })
  await line.locator('td', { hasText: '6.35' }).locator('svg').hover()
  await page.getByRole('tooltip').getByText(MARK).waitFor()
  await page.getByRole('button', { name: t('po.approve'), exact: true }).click()
  const question = page.getByRole('dialog', { name: t('ask.approve', { po }) })
  await question.getByText(t('approve.note.override', { n: 1, x: '1.15' })).waitFor()
})

test('the warehouse and accounting see it marked too, in their lists and in the payable', async () => {
  for (const action of ['approve', 'confirm'] as const) await perform(mill, action, order)
  const warehouse = await openAt(81, '/Controller/receipt')
  await warehouse.getByRole('button', { name: t('ui.expand', { name: po }) }).click()
  await marked(warehouse.getByRole('table', { name: `${t('record.lines')} ${po}` }))

  for (const action of ['receive', 'receive'] as const) await perform(mill, action, order)
  const accounting = await openAt(91, '/Controller/invoice')
  await rowOf(accounting, po)
    .getByRole('button', { name: `${t('po.invoice')} ${po}` })
    .click()
  const payable = accounting.getByRole('dialog', { name: t('ask.invoice', { po }) })
  await marked(payable.getByRole('table'))
  await payable.getByRole('button', { name: t('po.invoice') }).click()
  await waitForMessage(accounting, `${t('done.invoiced')} (${po})`)
})

/** One of the lines has the mark beside its price, and each says its product. */
async function marked(lines: Locator): Promise<void> {
  const price = lines.getByRole('cell').filter({ hasText: '6.35' })
  await expect.poll(() => price.allTextContents()).toEqual([`${MARK}6.35`])
  await lines.getByRole('cell', { name: LOOSE }).waitFor()
  await lines.getByRole('cell', { name: BUNCHES }).waitFor()
}

async function openAt(role: Role, address: string) {
  return browser.open({ as: mill.officers[role], at: address })
}
