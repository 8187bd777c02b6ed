import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Pixels. */
const MIN_TARGET_PX = 44
const TARGETS = ':is(button, a[href], input, select, textarea, [role="menuitem"]):not(:disabled)'

/** Expects that every visible button, link and field below `root` can be touched over 44 px both ways. */
export async function expectTouchTargets(root: Locator): Promise<void> {
  await root.locator(TARGETS).first().waitFor()
  const sizes = await root.locator(TARGETS).evaluateAll(measure)
  expect(sizes.length).toBeGreaterThan(1)
  const small = sizes.filter(({ width, height }) => Math.min(width, height) < MIN_TARGET_PX)
  expect(small, 'what is too small for a finger').toEqual([])
}

/** Whether the whole of `one` is in the viewport, with nothing over it. */
export function isFullyVisible(one: Locator): Promise<boolean> {
  return one.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isOnTop = (x: number, y: number) => element.contains(document.elementFromPoint(x, y))
    return isOnTop(left + 2, (top + bottom) / 2) && isOnTop((left + right) / 2, bottom - 2)
  })
}

/** Runs in the page: how far from its middle, to each side, a target or its label receives a press. */
function measure(targets: Element[]) {
  const isTicked = (target: Element) => target.matches('[type="checkbox"], [type="radio"]')
  const areasOf = (target: Element) => [
    target,
    ...(isTicked(target) ? ((target as HTMLInputElement).labels ?? []) : []),
  ]
  const sizeOf = (target: Element) => {
    const areas = areasOf(target)
    const isPressed = (x: number, y: number) => {
      const pressed = document.elementFromPoint(x, y)
      return areas.some((area) => area.contains(pressed))
    }
    const reach = (x: number, y: number, dx: number, dy: number) => {
      const isHit = (px: number) => isPressed(x + dx * px, y + dy * px)
      let px = 0
      while (px < 60 && isHit(px + 4)) px += 4
      while (px < 60 && isHit(px)) px += 0.5
      return px
    }
    const sizes = areas.map((area) => {
      area.scrollIntoView({ block: 'nearest' })
      const { left, right, top, bottom } = area.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return {
        width: reach(x, y, 1, 0) + reach(x, y, -1, 0),
        height: reach(x, y, 0, 1) + reach(x, y, 0, -1),
      }
    })
    const { width, height } = sizes.toSorted(
      (a, b) => Math.min(b.width, b.height) - Math.min(a.width, a.height),
    )[0]!
    const name = target.ariaLabel ?? target.textContent ?? ''
    return { name: name || target.outerHTML.slice(0, 160), width, height }
  }
  return targets.filter((target) => (target as HTMLElement).checkVisibility()).map(sizeOf)
}
