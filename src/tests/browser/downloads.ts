import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import readExcel from 'read-excel-file/node'
import { afterAll } from 'vitest'
import type { WordKey } from '../../platform/catalogue.ts'
import { bare, textOf } from '../pdf.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'

export interface Downloads {
  /** Presses the button with the text of `verb`; returns the name and path of the downloaded file. */
  press(page: Page, verb: WordKey): Promise<{ name: string; file: string }>
  /** The rows of the Excel file that the screen saves. */
  excel(page: Page): Promise<{ name: string; rows: unknown[][] }>
  /** The text of the PDF, without spaces. */
  pdf(page: Page): Promise<{ name: string; text: string }>
}

/** Collects what the windows of a test download, in a folder that is removed after it. */
export function collectDownloads(): Downloads {
  const folder = mkdtempSync(path.join(tmpdir(), 'downloads-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const press = async (page: Page, verb: WordKey) => {
    const coming = page.waitForEvent('download', { timeout: 180_000 })
    await page.getByRole('button', { name: t(verb) }).click()
    const download = await coming
    const name = download.suggestedFilename()
    // The reader of Excel files needs the extension.
    const file = path.join(folder, `${crypto.randomUUID()}-${name}`)
    await download.saveAs(file)
    await waitForMessage(page, t('done.exported', { file: name }))
    return { name, file }
  }
  return {
    press,
    excel: async (page) => {
      const { name, file } = await press(page, 'ui.exportExcel')
      const [sheet] = await readExcel(file)
      return { name, rows: sheet?.data ?? [] }
    },
    pdf: async (page) => {
      const { name, file } = await press(page, 'ui.exportPdf')
      return { name, text: bare(textOf(await readFile(file))) }
    },
  }
}
