import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { STEPS, type StepName } from '../../../moving-in/rules.ts'
import { fillSignIn } from '../../browser/sign-in.ts'
import { t } from '../../browser/translate.ts'
import { visit, waitUntilIdle } from '../../browser/visit.ts'
import { openWindow } from '../../browser/windows.ts'

/** What the page of a new mill shows to one officer. */
export interface StepsPage {
  page: Page
  /** Waits until these steps are done and no others, without loading the page again. */
  expectDone(...steps: StepName[]): Promise<void>
  /** Where the one green button leads; comes back afterwards. */
  followGreen(): Promise<string>
  /** What stands beside a step. */
  textOf(step: StepName): Promise<string>
}

const titles: Record<StepName, string> = {
  letterhead: t('moving.letterhead'),
  officers: t('moving.officers'),
  lists: t('moving.lists'),
  accounts: t('moving.accounts'),
  prices: t('moving.prices'),
  codes: t('moving.codes'),
  openingTickets: t('import.kind.tickets'),
  scale: t('moving.scale'),
  firstOrder: t('moving.firstOrder'),
}

/** Signs in by hand at the address of the mill, and finds the page there. */
export async function openStepsPage(
  { origin }: URL,
  email: string,
  password: string,
): Promise<StepsPage> {
  const page = await openWindow(origin, { singleUse: true })
  await page.goto('/')
  await fillSignIn(page, email, password)
  await page.getByRole('heading', { level: 1, name: t('screen.movingIn') }).waitFor()
  await waitUntilIdle(page)
  const row = (step: StepName) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: titles[step] }) })
  const isDone = (step: StepName) =>
    row(step)
      .getByRole('img', { name: t('moving.done'), exact: true })
      .isVisible()
  const done = async () => {
    const found = await Promise.all(STEPS.map(async (step) => (await isDone(step)) && step))
    return found.filter((step) => step !== false)
  }
  return {
    page,
    expectDone: (...steps) =>
      expect.poll(done).toEqual(STEPS.filter((step) => steps.includes(step))),
    textOf: async (step) => (await row(step).textContent()) ?? '',
    followGreen: async () => {
      await page.locator('main li a[data-variant="filled"]').click()
      await page.waitForURL((url) => url.pathname !== '/Controller/movingIn')
      await waitUntilIdle(page)
      const { pathname, search } = new URL(page.url())
      await visit(page, '/Controller/movingIn')
      return pathname + search
    },
  }
}
