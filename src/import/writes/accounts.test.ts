import { describe, expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { addVendor, buildMill } from '../../tests/fixture.ts'
import { type Answer, openImports, vendorsCsv } from '../../tests/imports.ts'
import { rowOf } from '../../tests/rows.ts'
import { vendorHistory } from '../../vendors/reads/history.ts'
import { run } from '../kinds/statements.ts'

await openTestDatabase()
const { server, preview, imports, undo } = await openImports()
await buildMill()

/** How many changes of a customer's account nobody has confirmed. */
const unconfirmed = async (code: string) => {
  const waiting = `select from unconfirmed_accounts join customers on customers.id = customer_id where code = $1`
  return (await run(waiting, [code])).length
}

describe('an import', () => {
  test('marks an account that it brings or changes for another officer, until it is taken back', async () => {
    const csv = (account: string) => vendorsCsv(`V91009,ลานเทเก้า,39009,,,,,${account},0.75,`)
    await imports(await preview({ 'vendors.csv': csv(',') }))
    expect(await unconfirmed('39009')).toBe(0)
    const first = await preview({ 'vendors.csv': csv('ธนาคารกรุงไทย,162-7-18430-7') })
    expect(first.AccountsChanged).toBe(1)
    await imports(first)
    expect(await unconfirmed('39009')).toBe(1)
    const moved = await preview({ 'vendors.csv': csv('ธนาคารกรุงไทย,162-7-18439-2') })
    await imports(moved)
    expect(await unconfirmed('39009')).toBe(2)
    expect(await undo(moved)).toEqual({})
    expect(await unconfirmed('39009')).toBe(1)
    expect(await undo(first)).toEqual({})
    expect(await unconfirmed('39009')).toBe(0)
  })

  test('brings accounts that wait as a list, which another officer confirms at once, and the bell is settled by the last', async () => {
    const rows = ['1', '2', '3'].map((n) => `3901${n},สวน ${n},ธนาคารกรุงไทย,162-7-18431-${n},0.75`)
    const csv = ['รหัส AVL,ชื่อลูกค้า,ธนาคาร,เลขที่บัญชี,ภาษี %', ...rows, '39014,สวน 4,,,1'].join('\n')
    const draft = await preview({ 'customers.csv': csv })
    expect(draft.AccountsChanged).toBe(3)
    await imports(draft)
    const asked = async (path: string, input: object, role: Role) =>
      (await server.post(path, input, role)).body.result
    const listFor = async (role: Role) =>
      (await asked('vendor/GetAccountsToCheck', {}, role)).filter((one: Answer) =>
        one.CustomerCustomerID.startsWith('3901'),
      )
    const counted = async () => (await asked('stuck/getCounts', {}, 91)).AccountsToCheck
    const isSettled = async () =>
      (await asked('notices/getNotices', { Tab: 'waiting', page: 0 }, 91)).data.find(
        ({ Kind }: Answer) => Kind === 'accountsChanged',
      )?.Settled
    const list = await listFor(91)
    expect(list.map(({ CustomerCustomerName }: Answer) => CustomerCustomerName)).toEqual([
      ...['สวน 1', 'สวน 2', 'สวน 3'],
    ])
    expect(list[0]).toMatchObject({
      AccountCheck: 'independent',
      FormerAccount: { SysBankName: null, SysBookBankNumber: null, SysTaxDeduction: 0.75 },
    })
    // Who imported them is no second officer, and one that changed meanwhile is not confirmed unseen.
    expect((await listFor(1))[0].AccountCheck).toBe('own')
    const before = await counted()
    const Accounts = list.map(
      ({ CustomerID, SysBankName, SysBookBankNumber, SysTaxDeduction }: Answer) => ({
        ...{ CustomerID, SysBankName, SysBookBankNumber, SysTaxDeduction },
      }),
    )
    const outcomes = async (items: object[], role: Role) =>
      (await asked('vendor/ConfirmAccounts', { Accounts: items }, role)).map(
        ({ Outcome, Code = '' }: Answer) => `${Outcome}${Code}`,
      )
    expect(await outcomes(Accounts, 1)).toEqual(Array(3).fill('refusedvendor.ownAccountChange'))
    const other = { ...Accounts[2], SysBookBankNumber: '1627184399' }
    expect(await outcomes([Accounts[0], Accounts[1], other], 91)).toEqual([
      ...['done', 'done', 'refusedvendor.accountChangedAgain'],
    ])
    expect([await counted(), await isSettled()]).toEqual([before - 2, false])
    expect(await outcomes(Accounts, 91)).toEqual(['done', 'done', 'done'])
    expect([await counted(), await isSettled()]).toEqual([before - 3, true])
    expect(await listFor(91)).toEqual([])
  })

  test('brings no first account where one stood and was taken away', async () => {
    const csv = (account: string) => vendorsCsv(`V91010,ลานเทสิบ,39010,,,,,${account},0.75,`)
    await imports(await preview({ 'vendors.csv': csv('ธนาคารกรุงไทย,162-7-18430-7') }))
    await db().deleteFrom('account_changes').execute()
    const taken = {
      VendorUUID: (await rowOf('vendors', { account_number: 'V91010' })).id,
      SysTaxDeduction: 0.75,
    }
    expect((await server.post('vendor/UpdateCustomerFinanceData', taken, 51)).status).toBe(200)
    expect(await unconfirmed('39010')).toBe(0)
    await imports(await preview({ 'vendors.csv': csv('ธนาคารกรุงไทย,162-7-18439-2') }))
    expect(await unconfirmed('39010')).toBe(1)
    const { data } = (
      await server.post('vendor/GetVendorFilterLists', { filterCustomerID: '39010', page: 0 }, 50)
    ).body.result
    expect(data).toMatchObject([{ FormerAccount: { SysBookBankNumber: '1627184307' } }])
  })
})

test('the history of a vendor shows what an import changed of it and of its AVL, and what was taken back', async () => {
  const { id, avl, account } = await addVendor('7')
  const csv = vendorsCsv(`${account},ก,${avl},,,,,กรุงไทย,162-7-18430-7,0.75,`)
  const first = await preview({ 'vendors.csv': csv })
  await imports(first)
  const second = await preview({ 'avl.csv': `รหัส AVL,ชื่อลูกค้า,ภาษี %\n${avl},สวนใหม่,1\n` })
  await imports(second)
  const isSettled = async () => {
    const { body } = await server.post('notices/getNotices', { Tab: 'all', page: 0 }, 91)
    return body.result.data.find(({ Kind }: Answer) => Kind === 'accountsChanged')?.Settled
  }
  expect(await isSettled()).toBe(false)
  await undo(second)
  expect(await isSettled()).toBe(true)
  const { data } = await vendorHistory(id)
  const taxes = { Before: '0.75', After: '1.00' }
  expect(
    data.slice(0, 2).map(({ Action, Before, After }) => ({
      Action,
      Before: Before.CustomerSysTaxDeduction,
      After: After.CustomerSysTaxDeduction,
    })),
  ).toEqual([
    { Action: 'undoImport', Before: taxes.After, After: taxes.Before },
    { Action: 'import', ...taxes },
  ])
  expect(data.map(({ After }) => After)).toContainEqual(
    expect.objectContaining({ CustomerSysBookBankNumber: '1627184307' }),
  )
})
