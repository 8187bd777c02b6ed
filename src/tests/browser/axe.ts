import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type Broken = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/** All rules in the light theme; in the dark one, where only colours differ, that of contrast. */
export async function breaksNoRule(page: Page): Promise<void> {
  const { violations, passes } = await axe(page).analyze()
  expect(violations.map(briefly)).toEqual([])
  expect(passes.length).toBeGreaterThan(10)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
  const dark = await axe(page).withRules('color-contrast').analyze()
  expect(dark.violations.map(briefly)).toEqual([])
  expect(dark.passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(5)
}

function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}

/** The broken rule with the first places that break it. */
function briefly({ id, nodes }: Broken): string {
  const places = nodes.slice(0, 3).map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`)
  return `${id}: ${places.join(' | ')}`
}
