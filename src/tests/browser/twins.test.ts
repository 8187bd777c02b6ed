import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Language } from '../../platform/thai-date.ts'
import { keepTwinsApart } from '../../weighing/writes/twins.ts'
import { openTestDatabase } from '../database.ts'
import { addVendor, assignTicket, buildMill, weighTicket } from '../fixture.ts'
import { contextOf } from '../server.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectFocus } from './focus.ts'
import { waitForMessage } from './messages.ts'
import { openMenu, rowOf } from './rows.ts'
import { t } from './translate.ts'
import { visit, waitUntilClickable } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const mill = await buildMill()

/** A seller with a vendor, and one of before whose code has a space in it, with a ticket. */
async function twins() {
  const vendor = await addVendor()
  const code = `${vendor.avl.slice(0, 2)} ${vendor.avl.slice(2)}`
  const { id } = await db()
    .insertInto('customers')
    .values({ code, name: 'แฝด', is_twin: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const pair = { Kind: 'customer', Twin: String(id), Other: String(vendor.customerId) } as const
  return { code, known: vendor.avl, ticket: await weighTicket({ customerId: id }), pair }
}

function keepApart(pair: Awaited<ReturnType<typeof twins>>['pair']) {
  return keepTwinsApart(pair, contextOf(mill.officers[50]))
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

async function open(language: Language = 'th'): Promise<Page> {
  const page = await browser.open({ as: mill.officers[50], language })
  await visit(page, '/Controller/stuck')
  return page
}

test('who may join two does so by the button of their row, and may remind by its menu', async () => {
  const { code } = await twins()
  const page = await browser.open({ as: mill.officers[0] })
  await visit(page, '/Controller/stuck')
  await rowOf(page, code)
    .getByRole('button', { name: t('stuck.way.joinTwins') })
    .waitFor()
  await (await openMenu(page, code)).filter({ hasText: t('stuck.remind') }).waitFor()
})

test.each<Language>(['th', 'en'])(
  'a manager joins two codes from stuck work and takes it back from the message (%s)',
  async (language) => {
    const { code, known, ticket } = await twins()
    const page = await open(language)
    const words = (key: Parameters<typeof t>[0], values: object = {}) => t(key, values, language)
    await rowOf(page, code)
      .getByRole('button', { name: words('stuck.way.joinTwins') })
      .click()
    const question = page.getByRole('dialog', {
      name: words('stuck.twins.join', { code, other: known }),
    })
    await waitUntilClickable(question)
    await question.getByText(words('stuck.twins.join.text', { stays: known })).waitFor()
    await expectAccessible(page)
    await question.getByRole('button', { name: words('stuck.way.joinTwins') }).click()
    const moved = words('stuck.twins.moved', { n: 1 })
    await page.getByText(`${words('stuck.twins.done.join')} · ${moved}`, { exact: true }).waitFor()
    expect(await sellerOf(ticket)).toBe(known)
    await rowOf(page, code).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: words('ui.undo') }).click()
    const back = words('stuck.twins.movedBack', { n: 1 })
    await waitForMessage(page, `${words('stuck.twins.undone')} · ${back}`)
    expect(await sellerOf(ticket)).toBe(code)
    await rowOf(page, code).waitFor()
  },
)

test('the other code may stay, and what does not move is said; later it is taken back from the list', async () => {
  const { code, known, ticket } = await twins()
  const page = await open()
  await rowOf(page, code)
    .getByRole('button', { name: t('stuck.way.joinTwins') })
    .click()
  const question = page.getByRole('dialog')
  await waitUntilClickable(question)
  await question.getByText(code, { exact: true }).click()
  await question.getByRole('alert').getByText('012345678901').waitFor()
  await question.getByRole('button', { name: t('stuck.way.joinTwins') }).click()
  await page.getByText(t('stuck.twins.done.join'), { exact: true }).waitFor()
  expect(await sellerOf(ticket)).toBe(code)
  await page.getByRole('button', { name: t('stuck.twins.decided') }).click()
  const list = page.getByRole('dialog', { name: t('stuck.twins.decided') })
  await waitUntilClickable(list)
  await expectAccessible(page)
  const name = t('ui.actionOf', {
    action: t('ui.undo'),
    name: t('stuck.twins.was.joined', { code: known, other: code }),
  })
  expect(await list.getByText(t('stuck.twins.moved', { n: 0 })).count()).toBe(0)
  await list.getByRole('button', { name }).click()
  await waitForMessage(page, t('stuck.twins.undone'))
  await list.getByRole('button', { name }).waitFor({ state: 'detached' })
})

test('Enter takes back one decision only, and an empty list says so', async () => {
  for (const one of await Promise.all([twins(), twins()])) await keepApart(one.pair)
  const page = await open()
  await page.getByRole('button', { name: t('stuck.twins.decided') }).click()
  const list = page.getByRole('dialog', { name: t('stuck.twins.decided') })
  await waitUntilClickable(list)
  const undo = list.getByRole('listitem').getByRole('button')
  const close = list.getByRole('button', { name: t('ui.close') }).last()
  for (let left = await undo.count(); left > 0; left -= 1) {
    await undo.first().focus()
    await page.keyboard.press('Enter')
    await waitForMessage(page, t('stuck.twins.undone'))
    await expect.poll(() => undo.count()).toBe(left - 1)
    await expectFocus(close)
  }
  await list.getByText(t('stuck.twins.noneDecided')).waitFor()
})

test('a row of twins says that they may be one, and how many tickets it has where it has some', async () => {
  const { code, ticket } = await twins()
  const page = await open()
  const row = rowOf(page, code)
  const detail = t('stuck.twins.detail.customer')
  await row.getByText(`${detail} · ${t('stuck.twins.tickets', { n: 1 })}`).waitFor()
  await assignTicket(ticket, mill.vendor.customerId)
  await visit(page, '/Controller/stuck')
  await row.getByText(detail, { exact: true }).waitFor()
})

test('they are two: the row goes and does not come back', async () => {
  const { code, known, ticket } = await twins()
  const page = await open()
  await (await openMenu(page, code)).filter({ hasText: t('stuck.way.keepApart') }).click()
  const question = page.getByRole('dialog', {
    name: t('stuck.twins.apart', { code, other: known }),
  })
  await waitUntilClickable(question)
  await question.getByRole('button', { name: t('stuck.way.keepApart') }).click()
  await waitForMessage(page, t('stuck.twins.done.apart'))
  await visit(page, '/Controller/stuck')
  await page.getByRole('button', { name: t('stuck.twins.decided') }).waitFor()
  expect(await rowOf(page, code).count()).toBe(0)
  expect(await sellerOf(ticket)).toBe(code)
})
