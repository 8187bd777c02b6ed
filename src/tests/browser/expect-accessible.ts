import axe, { type AxeResults, type NodeResult, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Findings {
  violations: AxeResults['violations']
  /** Number of rules that the page passes, and of elements that passed one. */
  rules: number
  elements: number
}

const ids = (...values: string[]): RunOptions['runOnly'] => ({ type: 'rule', values })
/** Selectors of elements take axe as long as its rules; of what passes the light theme only the count is asked. */
const LIGHT: RunOptions = { selectors: false, resultTypes: ['violations'] }
const DARK: RunOptions = { selectors: false, runOnly: ids('color-contrast') }
/** The rules that an open dialog can break outside itself. */
const AROUND_DIALOG: RunOptions = {
  ...LIGHT,
  runOnly: ids('aria-hidden-focus', 'bypass', 'duplicate-id-aria', 'landmark-one-main', 'region'),
}
const DIALOG = '[role="dialog"]'

/**
 * Expects no violation of axe rules: of all in the light theme, and of contrast in the dark one,
 * where only colours differ. Of a page with dialogs these are inspected: the screen behind them
 * has a test of its own.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const hasDialog = (await page.locator(DIALOG).count()) > 0
  const part = hasDialog ? DIALOG : 'html'
  if (hasDialog) await inspect(page, 'html', AROUND_DIALOG)
  const light = await inspect(page, part, LIGHT)
  expect(light.rules).toBeGreaterThan(10)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
  const dark = await inspect(page, part, DARK)
  expect(dark.elements).toBeGreaterThan(2)
}

/** Expects that what `part` selects violates no rule. */
async function inspect(page: Page, part: string, options: RunOptions): Promise<Findings> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const findings = await page.evaluate(runAxe, { part, options })
  expect(findings.violations.map(describeViolation)).toEqual([])
  return findings
}

/** Runs in the page, where axe is a global. */
async function runAxe({ part, options }: { part: string; options: RunOptions }): Promise<Findings> {
  const inPage = (window as unknown as { axe: typeof axe }).axe
  const { violations, passes } = await inPage.run(part, options)
  const elements = passes.flatMap(({ nodes }) => nodes).length
  return { violations, rules: passes.length, elements }
}

/** The violated rule with the first elements that violate it. */
function describeViolation({ id, nodes }: { id: string; nodes: NodeResult[] }): string {
  const places = nodes.slice(0, 3).map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`)
  return `${id}: ${places.join(' | ')}`
}
