import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import { keepTwinsApart } from '../../weighing/writes/twins.ts'
import { addVendor, assignTicket, buildMill, weighTicket } from '../fixture.ts'
import { insertRow } from '../rows.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectFocus } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { openMenu, rowOf } from './rows.ts'
import { t } from './translate.ts'
import { openDialog, visit } from './visit.ts'

const browser = await openBrowser()
const mill = await buildMill()

/** A seller with a vendor, and one of before whose code has a space in it, with a ticket. */
async function twins() {
  const vendor = await addVendor()
  const code = `${vendor.avl.slice(0, 2)} ${vendor.avl.slice(2)}`
  const { id } = await insertRow('customers', { code, name: 'แฝด', is_twin: true })
  const pair = { Kind: 'customer', Twin: String(id), Other: String(vendor.customerId) } as const
  return { code, known: vendor.avl, ticket: await weighTicket({ customerId: id }), pair }
}

async function sellerOf(ticket: number): Promise<string> {
  const { code } = await db()
    .selectFrom('weigh_tickets')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .select('code')
    .where('weigh_tickets.id', '=', ticket)
    .executeTakeFirstOrThrow()
  return code
}

const STUCK = '/Controller/stuck'

/** Without a ticket. */
const alone = await twins()
await assignTicket(alone.ticket, mill.vendor.customerId)

test.each([
  ['th', 0],
  ['en', 50],
] as const)(
  'a row of twins says that they may be one; they are joined by its button and parted by the message (%s)',
  async (language, role) => {
    const { code, known, ticket, pair } = await twins()
    const words = (key: Parameters<typeof t>[0], values: object = {}) => t(key, values, language)
    const page = await browser.open({ as: mill.officers[role], language, at: STUCK })
    const row = rowOf(page, code)
    const detail = words('stuck.twins.detail.customer')
    await row.getByText(`${detail} · ${words('stuck.twins.tickets', { n: 1, count: 1 })}`).waitFor()
    await rowOf(page, alone.code).getByText(detail, { exact: true }).waitFor()
    // Whose own work it is not may also remind the others.
    if (role === 0) {
      await (await openMenu(page, code)).filter({ hasText: t('stuck.remind') }).waitFor()
      await page.keyboard.press('Escape')
    }

    await row.getByRole('button', { name: words('stuck.way.joinTwins') }).click()
    const question = await openDialog(page, words('stuck.twins.join', { code, other: known }))
    await question.getByText(words('stuck.twins.join.text', { stays: known })).waitFor()
    await expectAccessible(page)
    await question.getByRole('button', { name: words('stuck.way.joinTwins') }).click()
    const moved = words('stuck.twins.moved', { n: 1, count: 1 })
    await page.getByText(`${words('stuck.twins.done.join')} · ${moved}`, { exact: true }).waitFor()
    expect(await sellerOf(ticket)).toBe(known)
    await row.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: words('ui.undo') }).click()
    const back = words('stuck.twins.movedBack', { n: 1, count: 1 })
    await waitForMessage(page, `${words('done.undone')} · ${back}`)
    expect(await sellerOf(ticket)).toBe(code)
    await row.waitFor()
    await keepTwinsApart(pair, contextOf(mill.officers[50]))
  },
)

test('the other code may stay, two may be kept apart, and Enter takes back one decision only, from the list of them', async () => {
  const [{ code, known, ticket }, apart] = [await twins(), await twins()]
  const page = await browser.open({ as: mill.officers[50], at: STUCK })
  await (await openMenu(page, apart.code)).filter({ hasText: t('stuck.way.keepApart') }).click()
  const asked = { code: apart.code, other: apart.known }
  const two = await openDialog(page, t('stuck.twins.apart', asked))
  await two.getByRole('button', { name: t('stuck.way.keepApart') }).click()
  await waitForMessage(page, t('stuck.twins.done.apart'))

  await rowOf(page, code)
    .getByRole('button', { name: t('stuck.way.joinTwins') })
    .click()
  const question = await openDialog(page)
  await question.getByText(code, { exact: true }).click()
  await question.getByRole('alert').getByText('012345678901').waitFor()
  await question.getByRole('button', { name: t('stuck.way.joinTwins') }).click()
  await page.getByText(t('stuck.twins.done.join'), { exact: true }).waitFor()
  expect(await sellerOf(ticket)).toBe(code)

  await visit(page, STUCK)
  await rowOf(page, alone.code).waitFor()
  expect(await rowOf(page, apart.code).count()).toBe(0)
  await page.getByRole('button', { name: t('stuck.twins.decided') }).click()
  expect(await sellerOf(apart.ticket)).toBe(apart.code)
  const list = await openDialog(page, t('stuck.twins.decided'))
  await expectAccessible(page)
  const name = t('ui.actionOf', {
    action: t('ui.undo'),
    name: t('stuck.twins.was.joined', { code: known, other: code }),
  })
  expect(await list.getByText(t('stuck.twins.moved', { n: 0 })).count()).toBe(0)
  await list.getByRole('button', { name }).click()
  await waitForMessage(page, t('done.undone'))
  await list.getByRole('button', { name }).waitFor({ state: 'detached' })

  const undo = list.getByRole('listitem').getByRole('button')
  const close = list.getByRole('button', { name: t('ui.close') }).last()
  // With those of the tests before.
  expect(await undo.count()).toBeGreaterThan(1)
  for (let left = await undo.count(); left > 0; left -= 1) {
    await undo.first().focus()
    await page.keyboard.press('Enter')
    await waitForMessage(page, t('done.undone'))
    await expect.poll(() => undo.count()).toBe(left - 1)
    await expectFocus(close)
  }
  await list.getByText(t('stuck.twins.noneDecided')).waitFor()
})
