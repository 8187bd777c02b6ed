import Big from 'big.js'
import { type Decimal, decimal, round } from '../platform/money.ts'
import type { TicketFacts } from './rules/tasks.ts'

export interface GradeRange {
  min: number
  max: number
  usual: number
}

/** Grades to choose from, in whole percent: 18–24 (usual 18); returned palm 10–23 (usual 10); special case 10–24. */
export function gradeRange(isReturn: boolean, isSpecialCase: boolean): GradeRange {
  const usual = isReturn ? 10 : 18
  if (isSpecialCase) return { min: 10, max: 24, usual }
  return isReturn ? { min: 10, max: 23, usual } : { min: 18, max: 24, usual }
}

/**
 * Return percent = (net − tare) / net × 100 to 2 decimals, half up (docs/rules.md, section 4); null unless palm
 * was returned, the net weight is above 0 and the vehicle's light weight is known. Weights in kg.
 */
export function returnPercent(
  isReturn: boolean,
  netKg: Decimal | null,
  tareKg: Decimal | null,
): Big | null {
  if (!isReturn || netKg === null || tareKg === null || decimal(netKg).lte(0)) return null
  return round(decimal(netKg).minus(tareKg).div(netKg).times(100))
}

const BANDS = [
  { upTo: 3, rate: '0.20' },
  { upTo: 6, rate: '0.15' },
  { upTo: 9, rate: '0.10' },
  { upTo: 12, rate: '0.05' },
] as const

/** Return rate in baht per kg by return percent: under 1: 0; 1–3: 0.20; to 6: 0.15; to 9: 0.10; to 12: 0.05; above: 0. */
export function returnRate(percent: Decimal | null): Big {
  if (percent === null || decimal(percent).lt(1)) return new Big(0)
  return decimal(BANDS.find(({ upTo }) => decimal(percent).lte(upTo))?.rate ?? 0)
}

/**
 * The day whose ladder may be taken in the place of today's: that on which the truck was weighed out, where it is a day
 * before today; otherwise null.
 */
export function ladderDay(dayOut: string | null, today: string): string | null {
  return dayOut !== null && dayOut < today ? dayOut : null
}

export type TicketState = 'weigh-out' | 'grade' | 'value' | 'done' | 'voided'

/**
 * What a ticket waits for. Weighing out does not hold grading up: a truck still in the yard says so only
 * once it is graded and priced.
 */
export function ticketState(ticket: TicketFacts): TicketState {
  if (ticket.isVoided) return 'voided'
  if (!ticket.isGraded) return 'grade'
  if (!ticket.isValued) return 'value'
  return ticket.isWeighedOut ? 'done' : 'weigh-out'
}

/** Why a ticket cannot change, by the badge of the order that keeps it so: for good once its payable is set up. */
export function lockOfOrder(badge: string | null): 'ticket.locked' | 'ticket.lockedFinal' {
  return badge === 'IV' || badge === 'F' ? 'ticket.lockedFinal' : 'ticket.locked'
}

/**
 * What the list of tickets is narrowed to: all, waiting, completed; waiting since today or since a day before; or waiting
 * for one thing: out, grade, price; or voided.
 */
export const TICKET_STATUSES = ['A', 'W', 'C', 'T', 'B', 'O', 'G', 'P', 'V'] as const

/** What the list of tickets can be sorted by. */
export const SORT_FIELDS = [
  'SequenceWeightOut',
  'CustomerDataID',
  'CustomerName',
  'CarRegister',
  'ProductDataID',
  'WeightTimeIn',
  'WeightIn',
  'WeightTimeOut',
  'WeightOut',
  'WeightNet',
  'SysPalmReturnWeight',
  'SysProductGrade',
  'SysPrice',
  'EvaluatedAt',
  'ValuedAt',
  'SysPalmReturnPercent',
  'SysOfficerEvaluate',
  'SysOfficerValuation',
  'PONumber',
  'State',
  'UserLogInDataIDIn',
  'Remark1',
] as const
export type SortField = (typeof SORT_FIELDS)[number]
