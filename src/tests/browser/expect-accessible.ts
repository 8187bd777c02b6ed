import axe, { type AxeResults, type NodeResult, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Findings {
  violations: AxeResults['violations']
  /** Number of rules that the page passes, and of elements that passed one. */
  rules: number
  elements: number
}

/** Selectors of elements take axe as long as its rules; of what passes the light theme only the count is asked. */
const LIGHT: RunOptions = { selectors: false, resultTypes: ['violations'] }
const DARK: RunOptions = { selectors: false, runOnly: { type: 'rule', values: ['color-contrast'] } }

/** Expects no violation of axe rules: of all in the light theme, and of contrast in the dark one, where only colours differ. */
export async function expectAccessible(page: Page): Promise<void> {
  const light = await inspect(page, LIGHT)
  expect(light.violations.map(describeViolation)).toEqual([])
  expect(light.rules).toBeGreaterThan(10)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
  const dark = await inspect(page, DARK)
  expect(dark.violations.map(describeViolation)).toEqual([])
  expect(dark.elements).toBeGreaterThan(5)
}

async function inspect(page: Page, options: RunOptions): Promise<Findings> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(runAxe, options)
}

/** Runs in the page, where axe is a global. */
async function runAxe(options: RunOptions): Promise<Findings> {
  const inPage = (window as unknown as { axe: typeof axe }).axe
  const { violations, passes } = await inPage.run(document, options)
  const elements = passes.flatMap(({ nodes }) => nodes).length
  return { violations, rules: passes.length, elements }
}

/** The violated rule with the first elements that violate it. */
function describeViolation({ id, nodes }: { id: string; nodes: NodeResult[] }): string {
  const places = nodes.slice(0, 3).map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`)
  return `${id}: ${places.join(' | ')}`
}
