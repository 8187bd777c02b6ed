import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import write from 'write-excel-file/node'
import { windows874 } from '../files.ts'
import { buildMill, weighTicket } from '../fixture.ts'
import { rowOf as recordOf, rowsOf } from '../rows.ts'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-accessible.ts'
import { beginAnew, choose, figure, file, importNow } from './imports.ts'
import { rowOf } from './rows.ts'
import { t } from './translate.ts'
import { openDialog, waitUntilIdle } from './visit.ts'

const browser = await openBrowser()
const { officers, vendor } = await buildMill()
const open = () => browser.open({ as: officers[1], at: '/Controller/import' })
const HEAD = 'รหัสผู้ขาย,ชื่อผู้ขาย,AVL,D7'

const nameOf = async (account: string) =>
  (await rowsOf('vendors', { account_number: account }))[0]?.name

test('a Windows-874 file is fixed by the keyboard, taken in, seen, and taken back', async () => {
  const page = await open()
  const lines = [
    HEAD,
    'V70001,ลานเทหนึ่ง,70001,D7-001',
    'V70002,ลานเทสอง,70002,D7-0O1',
    'V70003,ลานเทสาม,70003,ไม่มีจริง',
    ',ไม่มีรหัส,70004,D7-001',
  ]
  await choose(page, file('ผู้ขาย.csv', windows874(lines.join('\r\n'))))
  await rowOf(page, 'ลานเทสาม').waitFor()
  expect(await page.getByRole('complementary').textContent()).toContain('Windows-874')
  expect(await figure(page, 'faulty').textContent()).toContain('3')
  await expectAccessible(page)

  // The proposal by one press.
  await rowOf(page, 'ลานเทสอง')
    .getByRole('button', { name: t('import.use', { value: 'D7-001' }) })
    .click()
  await expect.poll(() => figure(page, 'faulty').textContent()).toContain('2')

  // The value by the keyboard, and the last one left out by Space.
  await rowOf(page, 'ลานเทสาม').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('D7-001')
  await page.keyboard.press('Enter')
  await expect.poll(() => figure(page, 'faulty').textContent()).toContain('1')
  await rowOf(page, 'ไม่มีรหัส').focus()
  await page.keyboard.press('Space')
  await page.getByText(t('import.ready')).waitFor()
  expect(await rowOf(page, 'ไม่มีรหัส').getByRole('checkbox').isChecked()).toBe(true)

  // A reload loses nothing of it, nor what is wrong with the row that stays out.
  await page.reload()
  await waitUntilIdle(page)
  await page.getByText(t('import.ready')).waitFor()
  await figure(page, 'faulty').click()
  const required = t('import.required', { field: 'รหัสผู้ขาย' })
  await rowOf(page, 'ไม่มีรหัส').getByText(required).waitFor()
  expect(await nameOf('V70002')).toBeUndefined()

  await importNow(page)
  await page.getByText(t('import.done.mayUndo')).waitFor()
  await page.getByText('เจ้าหน้าที่ 1 ทดสอบ').first().waitFor()
  await rowOf(page, 'ลานเทสอง').waitFor()
  expect(await figure(page, 'leftOut').textContent()).toContain('1')
  expect(await figure(page, 'leftOut').isDisabled()).toBe(true)
  expect(await nameOf('V70002')).toBe('ลานเทสอง')
  expect(await nameOf('V70003')).toBe('ลานเทสาม')

  await page.getByRole('button', { name: t('import.undo'), exact: true }).click()
  const question = await openDialog(page)
  await question.getByRole('button', { name: t('import.undo'), exact: true }).click()
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => nameOf('V70002')).toBeUndefined()
})

test('which truck a row is of is answered by a button or the keyboard, and an odd weight is taken as it stands or as proposed', async () => {
  const id = await weighTicket({ customerId: vendor.customerId })
  const { scale_id_in } = await recordOf('weigh_tickets', { id })
  const lines = [
    'เลขที่ชั่ง,ทะเบียนรถ,รหัส AVL,รหัสสินค้า,น้ำหนักเข้า,เวลาเข้า,น้ำหนักออก,เวลาออก,ปริศนา',
    `${scale_id_in},88-7001 ตรัง,${vendor.avl},FFB-RAMP,12000,2026-01-05 08:05,5000,2026-01-05 08:40,x`,
    `ODD1,88-7002 ตรัง,${vendor.avl},FFB-RAMP,12000,2026-01-06 08:05,60,2026-01-06 08:40,x`,
  ]
  const page = await open()
  await choose(page, file('ใบชั่ง.csv', `\uFEFF${lines.join('\n')}`))
  // Faulty rows are saved once columns are matched.
  const save = page.getByRole('button', { name: t('import.faultyRows') })
  const next = page.getByRole('button', { name: t('import.match.next'), exact: true })
  await next.waitFor()
  expect(await save.count()).toBe(0)
  await next.click()
  await save.waitFor()
  const odd = rowOf(page, '88-7002')
  await odd.getByRole('button', { name: t('import.use', { value: '60,000' }) }).waitFor()
  // What cannot be sent says so in its row, where it is sent again.
  await page.context().setOffline(true)
  await odd.getByRole('button', { name: t('import.right'), exact: true }).click()
  await page.getByRole('button', { name: t('ui.hideMessage') }).click()
  await odd.getByText(t('import.unsent')).waitFor()
  await page.context().setOffline(false)
  await odd.getByRole('button', { name: t('ui.retry') }).click()
  await expect.poll(() => figure(page, 'faulty').textContent()).toContain('1')

  const row = rowOf(page, '88-7001')
  const answers = row.getByRole('group', { name: t('refused.truck') }).getByRole('button')
  await answers.first().waitFor()
  expect(await answers.allTextContents()).toEqual([
    t('refused.truck.otherTruck'),
    t('refused.truck.correction'),
  ])
  await expectAccessible(page)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await row.focus()
  await page.keyboard.press('Enter')
  expect(await focused()).toBe(t('refused.truck.otherTruck'))
  await page.keyboard.press('Escape')
  expect(await row.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(t('refused.truck.correction'))
  await page.keyboard.press('Enter')
  await page.getByText(t('import.ready')).waitFor()
  await expect.poll(() => figure(page, 'faulty').textContent()).toContain('0')
  expect(await figure(page, 'changed').textContent()).toContain('1')
})

test('a column that is not known is matched by hand and remembered; the same file and a template change nothing', async () => {
  const page = await open()
  const sheet = [
    ['เลขประจำตัวคู่ค้า', 'ชื่อผู้ขาย'].map((value) => ({ value, type: String })),
    ['V71001', 'ลานเทจับคู่'].map((value) => ({ value, type: String })),
  ]
  const workbook = await write(sheet, { sheet: 'ผู้ขาย' }).toBuffer()
  const vendors = file('ผู้ขายใหม่.xlsx', workbook)
  await choose(page, vendors)
  const field = page.getByRole('combobox', {
    name: t('import.match.fieldOf', { header: 'เลขประจำตัวคู่ค้า' }),
  })
  await field.selectOption('VendorAccountNumber')
  await expectAccessible(page)
  await page.getByRole('button', { name: t('import.match.next'), exact: true }).click()
  await rowOf(page, 'ลานเทจับคู่').waitFor()
  await importNow(page)
  await page.getByText(t('import.done.mayUndo')).waitFor()
  expect(await nameOf('V71001')).toBe('ลานเทจับคู่')
  await beginAnew(page)
  await choose(page, vendors)
  await page.getByText(t('import.nothing')).first().waitFor()
  expect(new URL(page.url()).searchParams.get('step')).toBeNull()

  const kind = t('import.kind.vendors')
  for (const format of ['Excel', 'CSV']) {
    await beginAnew(page)
    const coming = page.waitForEvent('download')
    await page
      .getByRole('button', { name: t('import.kinds.templateOf', { kind, format }), exact: true })
      .click()
    const download = await coming
    const saved = readFileSync(await download.path())
    if (format === 'Excel') expect(formatBelowData(saved)).toBe('@')
    await choose(page, file(download.suggestedFilename(), saved))
    await page.getByText(t('import.nothing')).first().waitFor()
  }
})

/** The format of the first cell of a row far below the data, by which Excel knows what is typed there. */
function formatBelowData(workbook: Uint8Array): string | undefined {
  const parts = unzipSync(workbook)
  const partOf = (name: string) => strFromU8(parts[`xl/${name}.xml`]!)
  const style = /<c r="A250" s="(\d+)"/.exec(partOf('worksheets/sheet1'))?.[1]
  const styles = partOf('styles')
  const formats = [.../<cellXfs[\s\S]*<\/cellXfs>/.exec(styles)![0].matchAll(/<xf\b[^>]*/g)]
  const id = /numFmtId="(\d+)"/.exec(formats[Number(style)]?.[0] ?? '')?.[1]
  return new RegExp(`numFmtId="${id}" formatCode="([^"]*)"`).exec(styles)?.[1]
}
