import axe, { type AxeResults, type NodeResult, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Findings {
  violations: AxeResults['violations']
  /** Number of rules that the page passes. */
  rules: number
  /** How many elements have a text of their own, and the looks of those that proved to have enough contrast. */
  texts: number
  passed: string[]
}

const only = (...values: string[]): RunOptions['runOnly'] => ({ type: 'rule', values })
/** Selectors of elements take axe as long as its rules; of what passes only the count is asked. */
const FAST: RunOptions = { selectors: false, resultTypes: ['violations'] }
const ALL_BUT_CONTRAST: RunOptions = { ...FAST, rules: { 'color-contrast': { enabled: false } } }
const CONTRAST: RunOptions = {
  selectors: false,
  elementRef: true,
  runOnly: only('color-contrast'),
}
/** The rules that an open dialog can break outside itself. */
const AROUND_DIALOG: RunOptions = {
  ...FAST,
  runOnly: only('aria-hidden-focus', 'bypass', 'duplicate-id-aria', 'landmark-one-main', 'region'),
}
const DIALOG = '[role="dialog"]'
/** What has passed: a text of the same letters and colours needs no second inspection, on whichever page. */
const passedLooks = new Set<string>()

/**
 * Expects no violation of axe rules: of all in the light theme, and of contrast in the dark one,
 * where only colours differ. Of a page with dialogs these are inspected: the screen behind them
 * has a test of its own.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const hasDialog = (await page.locator(DIALOG).filter({ visible: true }).count()) > 0
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
  const { texts, passed } = await inspect(page, part, CONTRAST)
  expect(texts).toBeGreaterThan(0)
  for (const look of passed) passedLooks.add(look)
}

/** Expects that what `part` selects violates no rule. */
async function inspect(page: Page, part: string, options: RunOptions): Promise<Findings> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const known = options === CONTRAST ? [...passedLooks] : undefined
  const findings = await page.evaluate(runAxe, { part, options, known })
  expect(findings.violations.map(describeViolation)).toEqual([])
  return findings
}

interface Inspection {
  part: string
  options: RunOptions
  /** The looks of texts that need no inspection; undefined where everything is inspected. */
  known: string[] | undefined
}

/** Runs in the page, where axe is a global. */
async function runAxe({ part, options, known }: Inspection): Promise<Findings> {
  const grounds = new Map<Element | null, string>([[null, '']])
  /** The backgrounds under an element, the nearest first. */
  const groundOf = (element: Element | null): string => {
    const ground = grounds.get(element)
    if (ground !== undefined || !element) return ground ?? ''
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
    const own =
      isClear && opacity === '1' ? '' : `${backgroundColor} ${backgroundImage} ${opacity} `
    const whole = own + groundOf(element.parentElement)
    grounds.set(element, whole)
    return whole
  }
  const lookOf = (element: Element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const isField = element.matches('input, select, textarea')
    return `${isField} ${color} ${fontSize} ${fontWeight} ${groundOf(element)}`
  }
  const isText = (node: Node) => node.nodeType === 3 && node.nodeValue?.trim()
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') || [...element.childNodes].some(isText)
  const seen = new Set(known)
  const isNew = (element: Element) => seen.size < seen.add(lookOf(element)).size
  const texts = [...document.querySelectorAll(`:is(${part}) *`)].filter(hasText)
  const include = known ? texts.filter(isNew) : [part]
  if (include.length === 0) return { violations: [], rules: 0, texts: texts.length, passed: [] }
  const inPage = (window as unknown as { axe: typeof axe }).axe
  const { violations, passes } = await inPage.run({ include }, options)
  const inspected = passes.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []))
  const withoutElements = violations.map((violation) => ({
    ...violation,
    nodes: violation.nodes.map((node) => ({ ...node, element: undefined })),
  }))
  return {
    violations: withoutElements,
    rules: passes.length,
    texts: texts.length,
    passed: inspected.map((element) => lookOf(element as Element)),
  }
}

/** The violated rule with the first elements that violate it. */
function describeViolation({ id, nodes }: { id: string; nodes: NodeResult[] }): string {
  const places = nodes.slice(0, 3).map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`)
  return `${id}: ${places.join(' | ')}`
}
