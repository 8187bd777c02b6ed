import type { Page } from 'playwright-core'
import { t } from './translate.ts'
import { openDialog } from './visit.ts'

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A file on the officer's computer, as text, lines or bytes. */
export function file(name: string, content: string | readonly string[] | Uint8Array): ChosenFile {
  const text = Array.isArray(content) ? content.join('\n') : (content as string | Uint8Array)
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
}

/** Chooses files with the button, by the way that an officer does. */
export async function choose(page: Page, ...files: ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('button', { name: t('import.choose') })
    .first()
    .click()
  await (await chooser).setFiles(files)
}

/** The button that takes an import in, and that of its question. */
export const IMPORT_VERB = new RegExp(`^${t('import.step.import')} \\d`)

/** Takes in what was checked. */
export async function importNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: IMPORT_VERB }).click()
  const question = await openDialog(page)
  await question.getByRole('button', { name: IMPORT_VERB }).click()
}

/** How many rows there are of an outcome, by which they are filtered. */
export function figure(page: Page, key: 'faulty' | 'leftOut' | 'new' | 'changed' | 'unchanged') {
  const figures = page.getByRole('group', { name: t('import.figures') })
  return figures.getByRole('button').filter({ hasText: t(`import.figure.${key}`) })
}

/** Goes to where files are chosen. */
export async function beginAnew(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: t('screen.import') })
    .first()
    .click()
  await page.getByText(t('import.drop')).waitFor()
}
