import readExcel from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { buildMill } from '../fixture.ts'
import { openBrowser } from './browser.ts'
import { delayResponses } from './delayed-responses.ts'
import { collectDownloads } from './downloads.ts'
import { beginAnew, choose, figure, file } from './imports.ts'
import { rowOf } from './rows.ts'
import { t } from './translate.ts'
import { loseNetwork, openDialog, visit } from './visit.ts'

const browser = await openBrowser()
const { officers } = await buildMill()
const downloads = collectDownloads()
const open = () => browser.open({ as: officers[1], at: '/Controller/import' })
const HEAD = 'รหัสผู้ขาย,ชื่อผู้ขาย,AVL,D7'

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
  await choose(page, file('สองคน.csv', [HEAD, ',ลานเทแรก,,', ',ลานเทหลัง,,']))
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
  const rows = Array.from({ length: 1000 }, (_, n) => `V8${1000 + n},ลานเท ${n},8${1000 + n},ผิด`)
  await choose(page, file('ผู้ขายผิด.txt', `\uFEFF${[HEAD, ...rows].join('\n')}`))
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

  const { file: saved } = await downloads.press(page, 'import.faultyRows')
  const [sheet] = await readExcel(saved)
  expect(sheet?.data).toHaveLength(1001)
  expect(sheet?.data[1]?.at(-1)).toBe(t('import.fault.unknownD7'))
})
