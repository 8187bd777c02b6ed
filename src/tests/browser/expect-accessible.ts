import axe, { type AxeResults, type NodeResult, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Findings {
  violations: AxeResults['violations']
  /** Number of rules that the page passes, and of elements that passed one. */
  rules: number
  elements: number
}

const only = (...values: string[]): RunOptions['runOnly'] => ({ type: 'rule', values })
/** Selectors of elements take axe as long as its rules; of what passes only the count is asked. */
const FAST: RunOptions = { selectors: false, resultTypes: ['violations'] }
const ALL_BUT_CONTRAST: RunOptions = { ...FAST, rules: { 'color-contrast': { enabled: false } } }
const CONTRAST: RunOptions = { selectors: false, runOnly: only('color-contrast') }
/** The rules that an open dialog can break outside itself. */
const AROUND_DIALOG: RunOptions = {
  ...FAST,
  runOnly: only('aria-hidden-focus', 'bypass', 'duplicate-id-aria', 'landmark-one-main', 'region'),
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
  const { rules } = await inspect(page, part, ALL_BUT_CONTRAST)
  expect(rules).toBeGreaterThan(5)
  await expectContrast(page, part)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
  await expectContrast(page, part)
}

async function expectContrast(page: Page, part: string): Promise<void> {
  const { elements } = await inspect(page, part, CONTRAST)
  expect(elements).toBeGreaterThan(0)
}

/** Expects that what `part` selects violates no rule. */
async function inspect(page: Page, part: string, options: RunOptions): Promise<Findings> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const isContrast = options === CONTRAST
  const findings = await page.evaluate(runAxe, { part, options, isContrast })
  expect(findings.violations.map(describeViolation)).toEqual([])
  return findings
}

interface Inspection {
  part: string
  options: RunOptions
  /** Of texts that look alike the first one is inspected: axe needs milliseconds for each cell of a list. */
  isContrast: boolean
}

/** Runs in the page, where axe is a global. */
async function runAxe({ part, options, isContrast }: Inspection): Promise<Findings> {
  const seen = new Set<string>()
  const grounds = new Map<Element | null, string>([[null, '']])
  /** Every background below the element, the nearest first. */
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element)
    if (known !== undefined || !element) return known ?? ''
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const ground = `${backgroundColor} ${backgroundImage} ${opacity} ${groundOf(element.parentElement)}`
    grounds.set(element, ground)
    return ground
  }
  const isText = (node: Node) => node.nodeType === 3 && node.nodeValue?.trim()
  const isFirstOfLook = (element: Element) => {
    const isField = element.matches('input, select, textarea')
    if (!isField && ![...element.childNodes].some(isText)) return false
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const look = `${isField} ${color} ${fontSize} ${fontWeight} ${groundOf(element)}`
    return seen.size < seen.add(look).size
  }
  const elements = [...document.querySelectorAll(`:is(${part}) *`)]
  const include = isContrast ? elements.filter(isFirstOfLook) : [part]
  const inPage = (window as unknown as { axe: typeof axe }).axe
  const { violations, passes } = await inPage.run({ include }, options)
  return {
    violations,
    rules: passes.length,
    elements: passes.flatMap(({ nodes }) => nodes).length,
  }
}

/** The violated rule with the first elements that violate it. */
function describeViolation({ id, nodes }: { id: string; nodes: NodeResult[] }): string {
  const places = nodes.slice(0, 3).map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`)
  return `${id}: ${places.join(' | ')}`
}
