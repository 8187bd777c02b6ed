import { calls } from '../../../evaluation/contract.ts'
import { type Action, type Attempt, managers } from './attempt.ts'
import { ladderPrice, lockOf, type Ticket, ticketOf } from './model.ts'
import { recordOf } from './server-state.ts'

const palm = [0, 1, 50, 51, 52] as const
const Reason = 'ตรวจซ้ำ'

/** Variants have a grade out of range, or a return without a reason. */
const grading = ({ ticketId, variant, grade }: Attempt) => ({
  SSWeightID: ticketId,
  SysProductGrade: variant === 1 ? 17 : grade,
  SysPalmReturn: variant === 2 ? 1 : 0,
})

/** Variants have a price that is not the ladder's, without and with a reason. */
const valuation = ({ ticketId, variant, price }: Attempt) => ({
  SSWeightID: ticketId,
  SysValuationPrice: price / 100,
  SysValuationLevelPrice: 0,
  SysValuationPremium: 0,
  ...(variant === 2 && { OverrideReason: 'ตกลงกับผู้ขายไว้' }),
})

/** Variants have a net weight that contradicts the others, or an older version of the ticket. */
const weights = ({ ticketId, variant, grade }: Attempt) => ({
  SSWeightID: ticketId,
  CarRegister: '81-0001 กระบี่',
  WeightIn: weightIn(grade),
  WeightOut: WEIGHT_OUT,
  WeightNet: weightIn(grade) - WEIGHT_OUT + (variant === 1 ? 1 : 0),
  ...(variant === 2 && { Version: -1 }),
})

const WEIGHT_OUT = 6000
const weightIn = (grade: number) => 15_000 + 10 * grade

/** The ladder's price, or with a reason a manager's. */
const mayPrice = ({ grade }: Ticket, { price, variant, role }: Attempt) =>
  grade !== null && (price === ladderPrice(grade) || (variant === 2 && isManager(role)))

const isManager = (role: number) => managers.some((manager) => manager === role)

/** An action on the ticket that is meant, unless an order or its closed day keeps it as it is. */
function change(
  call: Action['call'],
  roles: Action['roles'],
  may: (ticket: Ticket, attempt: Attempt) => boolean,
  to: (ticket: Ticket, attempt: Attempt) => void,
  body: Action['body'],
): Action {
  return {
    call,
    roles,
    body,
    may: (walk, attempt) => {
      const ticket = ticketOf(walk, attempt.ticketId)
      const isSealed = walk.day.isClosed && ticket.isWeighedOut
      return !isSealed && !lockOf(walk, ticket.id) && may(ticket, attempt)
    },
    apply: (walk, attempt) => {
      const ticket = ticketOf(walk, attempt.ticketId)
      to(ticket, attempt)
      return recordOf(walk, ticket)
    },
  }
}

/** The calls of evaluation, as docs/rules.md, sections 3 and 4, has them. */
export const ticketActions = {
  grade: change(
    calls.evaluate,
    palm,
    ({ grade }, { variant }) => grade === null && variant === 0,
    (ticket, { grade }) => Object.assign(ticket, { grade, price: null }),
    grading,
  ),
  value: change(
    calls.valuation,
    palm,
    (ticket, attempt) => ticket.price === null && mayPrice(ticket, attempt),
    (ticket, { price }) => Object.assign(ticket, { price }),
    valuation,
  ),
  correctGrade: change(
    calls.correctGrade,
    managers,
    ({ grade }, { variant }) => grade !== null && variant === 0,
    // At the same grade its price stays.
    (ticket, { grade }) =>
      Object.assign(ticket, { grade, price: grade === ticket.grade ? ticket.price : null }),
    (attempt) => ({ ...grading(attempt), Reason }),
  ),
  correctPrice: change(
    calls.correctPrice,
    managers,
    (ticket, attempt) => ticket.price !== null && mayPrice(ticket, attempt),
    (ticket, { price }) => Object.assign(ticket, { price }),
    (attempt) => ({ ...valuation(attempt), Reason }),
  ),
  correctWeights: change(
    calls.updateWeightInfo,
    [0],
    ({ isWeighedOut, correctedTo }, { variant, grade }) =>
      isWeighedOut && variant === 0 && correctedTo !== weightIn(grade),
    (ticket, { grade }) => {
      const netKg = weightIn(grade) - WEIGHT_OUT
      Object.assign(ticket, { netKg, correctedTo: weightIn(grade) })
    },
    weights,
  ),
} satisfies Record<string, Action>
