import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import readExcel from 'read-excel-file/node'
import { afterAll, expect, test } from 'vitest'
import write from 'write-excel-file/node'
import { db } from '../../platform/db.ts'
import { openTestDatabase } from '../database.ts'
import { buildMill, weighTicket } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { delayResponses } from './delayed-responses.ts'
import { expectAccessible } from './expect-accessible.ts'
import { t } from './translate.ts'
import { loseNetwork, openDialog, visit, waitUntilIdle } from './visit.ts'

const browser = await openBrowser(await openTestDatabase())
const { officers, vendor } = await buildMill()
const folder = mkdtempSync(path.join(tmpdir(), 'import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SCREEN = '/Controller/import'
const HEAD = 'รหัสผู้ขาย,ชื่อผู้ขาย,AVL,D7'

async function open(address = SCREEN): Promise<Page> {
  return browser.open({ as: officers[1], at: address })
}

/** Chooses files with the button, by the way that an officer does. */
async function choose(page: Page, ...files: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('button', { name: t('import.choose') })
    .first()
    .click()
  await (await chooser).setFiles(files)
}

function file(name: string, content: string | Buffer): string {
  const place = path.join(folder, name)
  writeFileSync(place, content)
  return place
}

/** A file of vendors whose D7 nobody knows. */
function thousandFaultyRows(): string {
  const rows = Array.from({ length: 1000 }, (_, n) => `V8${1000 + n},ลานเท ${n},8${1000 + n},ผิด`)
  return file('ผู้ขายผิด.txt', `\uFEFF${[HEAD, ...rows].join('\n')}`)
}

/** Thai as the programs of a mill's scale write it. */
function inWindows874(text: string): Buffer {
  const decoder = new TextDecoder('windows-874')
  const bytes = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) bytes.set(decoder.decode(Uint8Array.of(byte)), byte)
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? 63))
}

const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })
const figure = (page: Page, key: 'faulty' | 'leftOut' | 'new' | 'changed' | 'unchanged') =>
  page
    .getByRole('group', { name: t('import.figures') })
    .getByRole('button')
    .filter({
      hasText: t(`import.figure.${key}`),
    })

/** Goes to where files are chosen. */
async function beginAnew(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: t('screen.import') })
    .first()
    .click()
  await page.getByText(t('import.drop')).waitFor()
}

async function importNow(page: Page): Promise<void> {
  const verb = new RegExp(`^${t('import.step.import')} \\d`)
  await page.getByRole('button', { name: verb }).click()
  const question = await openDialog(page)
  await question.getByRole('button', { name: verb }).click()
}

const nameOf = async (account: string) =>
  (
    await db()
      .selectFrom('vendors')
      .select('name')
      .where('account_number', '=', account)
      .executeTakeFirst()
  )?.name

test('a Windows-874 file is fixed by the keyboard, taken in, seen, and taken back', async () => {
  const page = await open()
  const lines = [
    HEAD,
    'V70001,ลานเทหนึ่ง,70001,D7-001',
    'V70002,ลานเทสอง,70002,D7-0O1',
    'V70003,ลานเทสาม,70003,ไม่มีจริง',
    ',ไม่มีรหัส,70004,D7-001',
  ]
  await choose(page, file('ผู้ขาย.csv', inWindows874(lines.join('\r\n'))))
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
  const { scale_id_in } = await db()
    .selectFrom('weigh_tickets')
    .select('scale_id_in')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
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
  await odd.getByRole('button', { name: t('import.right'), exact: true }).click()
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
  const name = path.join(folder, 'ผู้ขายใหม่.xlsx')
  await write(sheet, { sheet: 'ผู้ขาย' }).toFile(name)
  await choose(page, name)
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
  await choose(page, name)
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
    const saved = path.join(folder, download.suggestedFilename())
    await download.saveAs(saved)
    if (format === 'Excel') expect(formatBelowData(saved)).toBe('@')
    await choose(page, saved)
    await page.getByText(t('import.nothing')).first().waitFor()
  }
})

test('files that cannot be read are refused with the reason and stay named; dropped without a network they stay to be sent again', async () => {
  const page = await open()
  await choose(page, file('เก่า.xls', 'x'), file('เอกสาร.pdf', 'x'), file('ว่าง.csv', ''))
  await page.getByText(t('import.refused.oldExcel', { file: 'เก่า.xls' })).waitFor()
  await page.getByText(t('import.refused.pdf', { file: 'เอกสาร.pdf' })).waitFor()
  await page.getByText(t('import.refused.empty', { file: 'ว่าง.csv' })).waitFor()
  const notTaken = [file('ว่างเปล่า.csv', ''), file('บันทึก.docx', 'x')]
  await choose(page, ...notTaken, file('สาขา.csv', 'SiteID,SiteName,โทร\nS76,สาขาหก,077\n'))
  await page.getByRole('button', { name: t('import.match.next'), exact: true }).click()
  await rowOf(page, 'สาขาหก').waitFor()
  await page.getByText(t('import.refused.empty', { file: 'ว่างเปล่า.csv' })).waitFor()
  await page.getByText(t('import.refused.type', { file: 'บันทึก.docx' })).waitFor()

  await beginAnew(page)
  await loseNetwork(page)
  const transfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    const text = 'SiteID,SiteName\nS77,สาขาเจ็ด\n'
    transfer.items.add(new File([text], 'sites.csv', { type: 'text/csv' }))
    return transfer
  })
  await page.locator('body').dispatchEvent('dragover', { dataTransfer: transfer })
  await page.getByText(t('import.drop.now')).waitFor()
  await page.locator('body').dispatchEvent('drop', { dataTransfer: transfer })
  const again = page.getByRole('button', { name: t('ui.retry') })
  await again.waitFor()
  await page.context().setOffline(false)
  await again.click()
  await rowOf(page, 'สาขาเจ็ด').waitFor()
  // What is not imported stands among the earlier ones, and can be thrown away.
  await beginAnew(page)
  const name = t('import.openOf', { verb: t('import.discard'), files: 'sites.csv' })
  await page.getByRole('button', { name }).click()
  const question = await openDialog(page)
  await question.getByRole('button', { name: t('import.discard') }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByRole('button', { name }).waitFor({ state: 'detached' })
})

test('what two officers leave out of the same files stands together, and the second is told', async () => {
  const page = await open()
  await choose(page, file('สองคน.csv', [HEAD, ',ลานเทแรก,,', ',ลานเทหลัง,,'].join('\n')))
  await rowOf(page, 'ลานเทแรก').waitFor()
  const other = await browser.open({ as: officers[0] })
  await visit(other, page.url().slice(page.url().indexOf('/Controller')))
  await rowOf(other, 'ลานเทหลัง').waitFor()
  await rowOf(page, 'ลานเทแรก').getByRole('checkbox').check()
  await page.getByText(t('import.leftOut', { n: '1' })).waitFor()
  await rowOf(other, 'ลานเทหลัง').getByRole('checkbox').check()
  await other.getByText(t('import.joined')).waitFor()
  await other.getByText(t('import.leftOut', { n: '2' })).waitFor()
  browser.errors.expect(/status of 409 .*PreviewImport/)
})

test('a thousand faulty rows are paged, left out by one press, and saved with the reason of each', async () => {
  const page = await open()
  await choose(page, thousandFaultyRows())
  await rowOf(page, 'ลานเท 49').first().waitFor()
  await figure(page, 'faulty').click()
  await page.getByText(t('ui.range', { from: 1, to: 100, total: '1,000' })).waitFor()
  expect(await page.getByRole('row').count()).toBeLessThan(110)

  // Once a worker has written a file, the browser may never say that requests are held.
  const release = await delayResponses(page, '**/reference/GetImportRows')
  await page.getByRole('button', { name: t('import.leaveAll', { n: '1,000' }) }).click()
  await page.getByRole('status').getByText(t('import.gathering')).waitFor()
  release()
  await page.getByText(t('import.leftOut', { n: '1,000' })).waitFor()

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: t('import.faultyRows') }).click()
  const saved = path.join(folder, 'faulty.xlsx')
  await (await coming).saveAs(saved)
  const [sheet] = await readExcel(saved)
  expect(sheet?.data).toHaveLength(1001)
  expect(sheet?.data[1]?.at(-1)).toBe(t('import.fault.unknownD7'))
})

/** The format of the first cell of a row far below the data, by which Excel knows what is typed there. */
function formatBelowData(workbook: string): string | undefined {
  const parts = unzipSync(readFileSync(workbook))
  const partOf = (name: string) => strFromU8(parts[`xl/${name}.xml`]!)
  const style = /<c r="A250" s="(\d+)"/.exec(partOf('worksheets/sheet1'))?.[1]
  const styles = partOf('styles')
  const formats = [.../<cellXfs[\s\S]*<\/cellXfs>/.exec(styles)![0].matchAll(/<xf\b[^>]*/g)]
  const id = /numFmtId="(\d+)"/.exec(formats[Number(style)]?.[0] ?? '')?.[1]
  return new RegExp(`numFmtId="${id}" formatCode="([^"]*)"`).exec(styles)?.[1]
}
