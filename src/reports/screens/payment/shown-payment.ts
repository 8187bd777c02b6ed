import { useMemo } from 'react'
import type { Output } from '../../../platform/call.ts'
import { holdsTyped } from '../../../platform/search-key.ts'
import type { calls } from '../../contract.ts'
import { type BankSum, bankKeys, bankSums } from '../../rules/banks.ts'
import { type Payee, payeesOf } from '../../rules/payees.ts'
import { paymentTotals } from '../../rules.ts'

interface Filter {
  /** A key of the sums by bank; '' for all. */
  bank: string
  q: string
}

/** What is shown of a day's payment. */
export interface ShownPayment {
  /** The sums by bank of the whole day. */
  banks: readonly BankSum[]
  /** The bank that is chosen, where the day has it. */
  bank: string
  /** Whether less than the whole day is shown. */
  isFiltered: boolean
  payees: readonly Payee<PaidTicket>[]
  /** In the order in which they left. */
  tickets: readonly PaidTicket[]
  total: ReturnType<typeof paymentTotals>
}

/** The tickets of the chosen bank that have what was typed, their payees with subtotals, and their totals. */
export function useShownPayment(all: readonly PaidTicket[], { bank, q }: Filter): ShownPayment {
  return useMemo(() => shownPayment(all, { bank, q }), [all, bank, q])
}

export function shownPayment(all: readonly PaidTicket[], filter: Filter): ShownPayment {
  const payees = payeesOf(all)
  const banks = bankSums(payees)
  const bank = banks.some(({ key }) => key === filter.bank) ? filter.bank : ''
  const keyOf = bankKeys(payees)
  const inBank = bank === '' ? payees : payees.filter((payee) => keyOf(payee) === bank)
  const kept = new Set(inBank.flatMap(({ tickets }) => tickets).filter(holds(filter.q)))
  const tickets = all.filter((ticket) => kept.has(ticket))
  const isFiltered = tickets.length < all.length
  const shown = isFiltered ? payeesOf(tickets) : payees
  return { banks, bank, isFiltered, payees: shown, tickets, total: paymentTotals(tickets) }
}

/** Whether a ticket has `typed` in its payee, plate, slip or order. */
function holds(typed: string): (ticket: PaidTicket) => boolean {
  return ({ CustomerID, CustomerName, CarRegister, SequenceWeightOut, PONumber }) =>
    holdsTyped(typed, [CustomerID, CustomerName, CarRegister, SequenceWeightOut, PONumber])
}

export type PaymentReport = Output<typeof calls.reportDailyPalmPayment>

/** A ticket of the day's payment. */
export type PaidTicket = PaymentReport['payment'][number]
