import { expect, test } from 'vitest'
import { paidTicket as first } from '../../../tests/paid-ticket.ts'
import { type PaidTicket, shownPayment } from './shown-payment.ts'

const poor = { CustomerID: '10001', SysBankName: null, SysBookBankNumber: null }
const second: PaidTicket = { ...first, ...poor, SSWeightID: 2, CarRegister: '70-2215 กระบี่' }

test('totals follow the bank and what was typed, and say whether they do', () => {
  const all = [first, second]
  const whole = shownPayment(all, { bank: '', q: '' })
  expect(whole).toMatchObject({ isFiltered: false, tickets: all, total: { Paid: '110898.16' } })
  expect(whole.payees.map(({ CustomerID }) => CustomerID)).toEqual(['10001', '10002'])
  for (const filter of [
    { bank: 'none', q: '' },
    { bank: '', q: ' 70-2215 ' },
  ]) {
    const shown = shownPayment(all, filter)
    expect(shown).toMatchObject({ isFiltered: true, tickets: [second], total: { Tickets: 1 } })
    expect(shown.banks).toEqual(whole.banks)
  }
})

test('a bank that the day has not is no filter', () => {
  const shown = shownPayment([first], { bank: 'ออมสิน', q: '' })
  expect(shown).toMatchObject({ bank: '', isFiltered: false })
})
