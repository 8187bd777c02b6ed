import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { readyTicket } from '../fixture.ts'
import { orderAfter } from '../orders.ts'
import { openBrowser } from './browser.ts'
import { buildBusyMill } from './busy-mill.ts'
import { t } from './translate.ts'
import { openDialog, visit } from './visit.ts'

const browser = await openBrowser()
const mill = await buildBusyMill()
const PHONE = { width: 390, height: 844 }

test('the words of every state stand within their chip in the sheet of filters', async () => {
  const page = await browser.open({ as: mill.officers[51], size: PHONE, at: '/Controller/po' })
  await page.getByRole('button', { name: t('ui.filters'), exact: true }).click()
  const sheet = await openDialog(page, t('ui.filters'))
  const chips = sheet.locator('fieldset button')
  expect(await chips.count()).toBeGreaterThan(8)
  expect(await Promise.all((await chips.all()).map(isCut))).not.toContain(true)
})

test.each([1024, 768])('the number and the state of an order stand whole at %i', async (width) => {
  const at = `/Controller/poLine/${await orderAfter(mill, ['submit'])}`
  const page = await browser.open({ as: mill.officers[50], size: { width, height: 768 }, at })
  const title = page.getByRole('heading', { level: 1 })
  expect(await isCut(title)).toBe(false)
  const state = page.locator('header h1 + div')
  expect(await isCut(state)).toBe(false)
})

test('stuck work counts in its title what the chosen chip leaves, and shows every chip whole at 1024', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3600_000)
  await readyTicket(mill, { timeIn: ago(12), timeOut: ago(11) })
  const size = { width: 1024, height: 768 }
  const page = await browser.open({ as: mill.officers[0], size, at: '/Controller/stuck' })
  const group = page.getByRole('group', { name: t('stuck.whose') })
  const chips = group.getByRole('button')
  await chips.nth(2).waitFor()
  const counts = new Set<string>()
  for (const chip of await chips.all()) {
    await chip.click()
    const [n = ''] = /\d+$/.exec((await chip.textContent())!)!
    await page
      .getByRole('banner')
      .getByText(new RegExp(`^${n} เรื่อง`))
      .waitFor()
    counts.add(n)
  }
  expect(counts.size).toBeGreaterThan(1)
  // As many as a mill has in which everybody's work is stuck.
  await group.evaluate((one) =>
    one.append(...[...one.children].map((chip) => chip.cloneNode(true))),
  )
  const outside = await group.evaluate((one) => {
    const line = one.parentElement!.getBoundingClientRect()
    const chips = [...one.querySelectorAll('button')]
    return chips.filter((chip) => chip.getBoundingClientRect().right > line.right).length
  })
  expect(outside).toBe(0)
})

test('the card of a product on a phone shows its prices', async () => {
  const page = await browser.open({ as: mill.officers[50], size: PHONE, at: '/Controller/product' })
  const card = page.locator('tr[data-row]', { hasText: 'FFB-RAMP' })
  await card.locator('td[data-card=figure][data-label="18%"]').waitFor()
  await card.getByText('5.20', { exact: true }).waitFor()
  expect(await card.locator('td[data-card=figure]').count()).toBe(4)
})

test('in English no label of a payable and no sentence of a setting is cut on a phone', async () => {
  await orderAfter(mill, ['submit', 'approve', 'confirm', 'receive', 'receive'])
  for (const [role, path] of [
    [91, '/Controller/invoice'],
    [1, '/Controller/settings'],
  ] as const) {
    const officer = { as: mill.officers[role], language: 'en' } as const
    const page = await browser.open({ ...officer, size: PHONE, at: path })
    const cards = page.locator('tr[data-row]')
    await cards.first().waitFor()
    const parts = await cards.locator('td, div').all()
    const cut = await Promise.all(parts.map(async (one) => (await isCut(one)) && one.textContent()))
    expect(cut.filter(Boolean)).toEqual([])
  }
})

test('the drawer names the officer and their role', async () => {
  const at = '/Controller/palmEvaluate'
  const page = await browser.open({ as: mill.officers[52], size: PHONE, at })
  await page.getByRole('button', { name: t('ui.menu'), exact: true }).click()
  const drawer = page.getByRole('dialog', { name: t('ui.menu') })
  await drawer.getByText(t('role.52')).waitFor()
})

test('what a phone has behind ⋯ closes with the press, and has the focus again after its dialog', async () => {
  const at = '/Controller/priceBoard'
  const page = await browser.open({ as: mill.officers[50], size: PHONE, at })
  const more = page.getByRole('button', { name: t('ui.actions'), exact: true })
  await more.click()
  await page.getByRole('button', { name: t('gate.links') }).click()
  const links = await openDialog(page, t('gate.links'))
  expect(await page.getByRole('dialog').count()).toBe(1)
  await page.keyboard.press('Escape')
  await links.waitFor({ state: 'hidden' })
  await expect.poll(() => more.evaluate((one) => one === document.activeElement)).toBe(true)
})

test('all that can be done with an order on a phone stands behind ⋯, and there is no ⋯ with nothing behind it', async () => {
  const at = `/Controller/poLine/${await orderAfter(mill, [])}`
  const page = await browser.open({ as: mill.officers[51], size: PHONE, at })
  const more = page.getByRole('button', { name: t('ui.actions'), exact: true })
  await more.click()
  await page.getByRole('button', { name: t('toOrder.changeHead') }).click()
  const head = await openDialog(page)
  await head.getByRole('textbox', { name: t('new.dateOfExpire') }).waitFor()
  await page.keyboard.press('Escape')
  await head.waitFor({ state: 'hidden' })
  await more.click()
  await page.getByRole('link', { name: t('po.tickets') }).waitFor()
  await visit(page, '/Controller/stuck')
  await page.getByRole('heading', { level: 1, name: t('screen.stuck') }).waitFor()
  expect(await more.isVisible()).toBe(false)
})

test.each([1024, 768])(
  'the chosen item of a menu that scrolls is in sight at %i',
  async (width) => {
    const at = '/Controller/userManagement'
    const size = { width, height: 768 }
    const page = await browser.open({ as: mill.officers[0], size, at })
    const items = page.getByRole('navigation').locator('a.active')
    const { y, height } = (await items.boundingBox())!
    const scroller = items.locator('xpath=ancestor::div[1]')
    const box = (await scroller.boundingBox())!
    expect(y).toBeGreaterThanOrEqual(box.y)
    expect(y + height).toBeLessThanOrEqual(box.y + box.height - 20)
  },
)

test('what is typed before the search has come stands in its field', async () => {
  const page = await browser.open({ as: mill.officers[51] })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/Palette-[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/Controller/po')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('7068')
  release()
  const field = page.getByRole('combobox', { name: t('search.title') })
  await expect.poll(() => field.inputValue()).toBe('7068')
})

test('an order that is not there leads back by a button', async () => {
  const at = '/Controller/poLine/00000000-0000-4000-8000-000000000000'
  const page = await browser.open({ as: mill.officers[51], at })
  const back = page.getByRole('link', { name: t('ui.backToList') })
  await back.waitFor()
  expect(await back.evaluate((one) => getComputedStyle(one).borderTopStyle)).toBe('solid')
  browser.errors.expect(/status of 400 .*po\//)
})

/** Whether something stands beyond its box, so that it is cut or lies over what is beside it. */
function isCut(part: Locator): Promise<boolean> {
  return part.evaluate((one) => one.scrollWidth > one.clientWidth)
}
