import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Expects of a list that it cuts a name only where nothing stands empty beside it, that it covers nothing under the
 * pointer, and that its buttons stand inside their table.
 */
export async function expectRowRoom(page: Page, message: string): Promise<void> {
  await expect.poll(() => page.evaluate(emptyBesideCutNames), { message }).toEqual([])
  expect(await coveredUnderPointer(page), message).toEqual([])
  expect(await page.evaluate(buttonsOutside), message).toEqual([])
}

/** The words of other cells under the actions of a row that has the pointer. */
async function coveredUnderPointer(page: Page): Promise<string[]> {
  const rows = page.locator('main tr[data-row]:visible')
  const covered: string[] = []
  await page.evaluate(scrollToTheEnd)
  for (let n = 0; n < Math.min(await rows.count(), 8); n += 1) {
    await rows.nth(n).hover()
    covered.push(...(await rows.nth(n).evaluate(coveredWords)))
  }
  return covered
}

/** Runs in the page: what is scrolled sideways shows its last columns. */
function scrollToTheEnd(): void {
  for (const area of document.querySelectorAll('main [data-kind]')) area.scrollLeft = 10_000
}

/** Runs in the page. */
function coveredWords(row: HTMLElement): string[] {
  const actions = row.querySelector<HTMLElement>('[data-actions]')
  if (!actions) return []
  const buttons = [...actions.querySelectorAll('button')].filter((one) => one.checkVisibility())
  const left = Math.min(...buttons.map((one) => one.getBoundingClientRect().left))
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
  const covered: string[] = []
  while (walker.nextNode()) {
    const cell = walker.currentNode.parentElement?.closest('td')
    if (!cell || cell.contains(actions) || walker.currentNode.parentElement?.closest('.sr-only'))
      continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const right = Math.min(range.getBoundingClientRect().right, cell.getBoundingClientRect().right)
    if (right > left + 1) covered.push(`${walker.currentNode.textContent} under the actions`)
  }
  return covered
}

/** Runs in the page: buttons of rows that end outside the area of their table. */
function buttonsOutside(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main tr[data-row] [data-actions] button')]
    .filter((button) => button.checkVisibility({ opacityProperty: true }))
    .filter((button) => {
      const area = button.closest('[data-kind]')!.getBoundingClientRect()
      return button.getBoundingClientRect().right > Math.min(area.right, innerWidth) - 8
    })
    .map((button) => button.textContent || button.ariaLabel || '')
}

/** Runs in the page: columns of a table with a cut name in which more than a breath stands empty in every row. */
function emptyBesideCutNames(): string[] {
  const BREATH = 32
  const found: string[] = []
  for (const table of document.querySelectorAll<HTMLTableElement>('main table')) {
    const names = table.querySelectorAll(':scope > tbody > tr[data-row] [data-name]')
    const cut = [...names].find((name) => name.scrollWidth > name.clientWidth)
    if (!cut) continue
    const rows = [...table.querySelectorAll(':scope > thead > tr, :scope > tbody > tr[data-row]')]
    const columns = rows[0]?.children.length ?? 0
    for (let at = 0; at < columns; at += 1) {
      const cells = rows.flatMap((row) => row.children[at] ?? [])
      if (cells.some((cell) => cell.contains(cut) || cell.querySelector('input, button'))) continue
      // What stays at the left keeps its width, since the name stays beside it.
      if (getComputedStyle(cells[0]!).left !== 'auto') continue
      const empty = Math.min(...cells.map(emptyIn))
      if (empty > BREATH) found.push(`column ${at} of ${table.ariaLabel}: ${empty} px empty`)
    }
  }
  return found

  function emptyIn(cell: Element): number {
    const style = getComputedStyle(cell)
    const inner =
      cell.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight)
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_ALL)
    const boxes: DOMRect[] = []
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNode(walker.currentNode)
      if (!walker.currentNode.hasChildNodes()) boxes.push(range.getBoundingClientRect())
    }
    if (boxes.length === 0) return inner
    const left = Math.min(...boxes.map((box) => box.left))
    const right = Math.max(...boxes.map((box) => box.right))
    return Math.round(inner - (right - left))
  }
}
