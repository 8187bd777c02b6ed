import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/database.ts'
import { faultsOf, openImports } from '../../tests/imports.ts'
import { bankNamed } from './banks.ts'

await openTestDatabase()
const { preview } = await openImports()
const customers = (...lines: string[]) =>
  preview({ 'customers.csv': ['รหัส AVL,ชื่อลูกค้า,ภาษี,ธนาคาร,เลขบัญชี', ...lines] })

test.each([
  ['ธนาคารกรุงไทย จำกัด (มหาชน)', 'กรุงไทย'],
  ['ธ.กสิกรไทย', 'กสิกรไทย'],
  ['บมจ. ธนาคารไทยพาณิชย์', 'ไทยพาณิชย์'],
  ['KBANK', 'กสิกรไทย'],
  ['ธนาคารกรุงเทพ จำกัด (มหาชน) สาขาตรัง', 'กรุงเทพ'],
  ['ธกส', 'ธ.ก.ส.'],
  ['ธ.ก.ส', 'ธ.ก.ส.'],
  ['ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร (ธ.ก.ส.)', 'ธ.ก.ส.'],
  ['Krungthai Bank Public Company Limited', 'กรุงไทย'],
  ['Bangkok Bank PCL', 'กรุงเทพ'],
  ['Bank of Ayudhya Public Co., Ltd.', 'กรุงศรี'],
  ['ธนาคารทหารไทยธนชาต จำกัด (มหาชน)', 'ทีทีบี'],
  ['ธนาคารออมสิน', 'ออมสิน'],
  ['ธ. ออมสิน', 'ออมสิน'],
  ['ธนาคารอาคารสงเคราะห์ (ธอส.)', 'ธอส.'],
  ['กรุงไทย (KTB)', 'กรุงไทย'],
])('the bank “%s” is %s', (written, name) => {
  expect(bankNamed(written)?.name).toBe(name)
})

test.each(['ธนาคาร', 'ธนาคารไทยแลนด์', 'Bank', 'จำกัด (มหาชน)', ''])('“%s” is no bank', (written) => {
  expect(bankNamed(written)).toBeUndefined()
})

test.each(['ธ.ก.ท.', 'ธ.ป.ท.', 'ธกท.', 'ธกส1', 'ธสน.'])(
  'for the abbreviation %s of no bank none is proposed',
  async (bank) => {
    const seen = await customers(`77009,สวน,3,${bank},0123456789`)
    expect(faultsOf(seen)).toEqual([[2, 'CustomerSysBankName', 'unknownBank', null]])
  },
)

test.each([
  ['123456789.0', '0123456789'],
  ['1234567890.0', null],
  ['123-4-56789-0 สาขา 0123', null],
])('the account %s proposes %s', async (account, proposal) => {
  const seen = await customers(`77010,สวน,3,กรุงไทย,${account}`)
  const faults = faultsOf(seen).map((fault) => fault[3])
  expect(faults).toEqual(account === '1234567890.0' ? [] : [proposal])
})

test('an account that lost its zeros is proposed as long as those of its bank', async () => {
  const seen = await customers(
    '77001,สวนหนึ่ง,3,ธนาคารกรุงไทย จำกัด (มหาชน),123456789',
    '77002,สวนสอง,3,ธ.ก.ส.,12345678901',
    '77003,สวนสาม,3,ธ.ก.ส.,123456789',
    '77004,สวนสี่,3,กรุงไทย,0123456789',
  )
  expect(faultsOf(seen)).toEqual([
    [2, 'CustomerSysBookBankNumber', 'lostZero', '0123456789'],
    [3, 'CustomerSysBookBankNumber', 'lostZero', '012345678901'],
    [4, 'CustomerSysBookBankNumber', 'lostZero', '000123456789'],
  ])
})
