import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { bare, textOf } from '../pdf.ts'
import { waitForMessage } from './messages.ts'
import { t } from './translate.ts'
import { visitTickets } from './trucks.ts'
import { waitUntilClickable } from './visit.ts'

/** Opens the sheet of a ticket by its address, over the list of all; it is named by the ticket. */
export async function openSheet(page: Page, { id, slip }: { id: number; slip: string }) {
  await visitTickets(page, `/Controller/palmEvaluate?status=A&ticket=${id}`)
  return sheetOf(page, slip)
}

export async function sheetOf(page: Page, slip: string): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: slip, exact: true })
  await waitUntilClickable(sheet)
  return sheet
}

/** Waits until a place says each of `facts`, a label and its figure as one, wherever its lines break. */
export async function expectText(place: Locator, ...facts: string[]): Promise<void> {
  for (const fact of facts) {
    await expect.poll(() => bareText(place), { timeout: 30_000 }).toContain(bare(fact))
  }
}

/** What a place says, without spaces. */
export async function bareText(place: Locator): Promise<string> {
  return bare((await place.textContent()) ?? '')
}

/** Downloads the slip of an open sheet; returns its text without spaces. */
export async function slipOf(sheet: Locator): Promise<string> {
  const page = sheet.page()
  const coming = page.waitForEvent('download')
  await sheet.getByRole('button', { name: t('sheet.slip') }).click()
  const download = await coming
  await waitForMessage(page, t('done.exported', { file: download.suggestedFilename() }))
  return bare(textOf(await readFile(await download.path())))
}
