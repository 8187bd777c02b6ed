import { expect, test } from 'vitest'
import { signInEveryRole } from '../server.ts'
import { openBrowser } from './browser.ts'
import { t } from './translate.ts'
import { openDialog, pressIn } from './visit.ts'

const browser = await openBrowser()
const officers = await signInEveryRole()

test('a token that was not copied is not closed without a question, and its name is refused a second time', async () => {
  const page = await browser.open({ as: officers[1], at: '/Controller/scaleTokens' })
  const name = 'เครื่องชั่ง 1'
  const create = async () => {
    await page
      .getByRole('button', { name: t('token.create') })
      .first()
      .click()
    const naming = await openDialog(page, t('token.create'))
    await naming.getByRole('textbox', { name: t('token.name') }).fill(name)
    await naming.getByRole('button', { name: t('token.create') }).click()
    return naming
  }
  await create()
  const secret = await openDialog(page, t('token.secret', { name }))
  await page.keyboard.press('Escape')
  const question = await openDialog(page, t('token.leave', { name }))
  await question.getByRole('button', { name: t('ui.close'), exact: true }).click()
  await question.waitFor({ state: 'detached' })
  expect(await secret.getByRole('textbox').inputValue()).not.toBe('')
  await page.keyboard.press('Escape')
  await pressIn(question, t('token.leave.verb'))
  await secret.waitFor({ state: 'detached' })
  const naming = await create()
  await naming.getByText(t('scale.nameTaken')).waitFor()
  browser.errors.expect(/status of 400 .*CreateToken/)
})
