import { REASONS } from '../../src/platform/reasons.ts'
import type { Role } from '../../src/platform/roles.ts'
import type { OrderState } from '../../src/purchase-orders/rules/states.ts'
import { type Action, stateAllows, TRANSITIONS } from '../../src/purchase-orders/rules/steps.ts'
import { FINALIZE_AFTER_DAYS } from '../../src/purchase-orders/rules.ts'
import type { Random } from '../random.ts'
import { dailyRound, officeHour } from './office-hours.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Something that an officer does to an order; with `line` (its place on the order) to one line of it. */
interface PlannedStep {
  action: Action
  at: number
  role: Role
  reason?: string
  line?: number
}

/** A step taken: where the order stood before and after. */
export interface TakenStep extends Omit<PlannedStep, 'at'> {
  at: Date
  before: OrderState
  after: OrderState
}

/** The steps that an order of `lines` lines, made at `createdAt`, has taken by `now`. */
export function simulateSteps(
  createdAt: Date,
  lines: number,
  now: Date,
  random: Random,
): TakenStep[] {
  const plannedSteps = planSteps(createdAt.getTime(), lines, random)
  const isStuck = random.chance(now.getTime() - createdAt.getTime() < 12 * DAY ? 0.2 : 0.008)
  const max = isStuck ? random.int(0, plannedSteps.length) : plannedSteps.length
  const taken: TakenStep[] = []
  let state: OrderState = { state: 'D', purchaseState: null }
  let open = lines
  for (const { at, ...step } of plannedSteps.slice(0, max)) {
    if (at > now.getTime()) break
    if (step.line !== undefined) open -= 1
    const after = next(state, step.action, open)
    taken.push({ ...step, at: new Date(at), before: state, after })
    state = after
  }
  return taken
}

function next(from: OrderState, action: Action, openLines: number): OrderState {
  if (!stateAllows(action, from)) throw new Error(`No ${action} from ${JSON.stringify(from)}`)
  const { to = from.state, toPurchase = from.purchaseState } = TRANSITIONS[action]
  const isOfLine = action === 'receive' || action === 'release'
  if (isOfLine && openLines > 0) return from
  return { state: to, purchaseState: toPurchase }
}

function planSteps(createdAt: number, lines: number, random: Random): PlannedStep[] {
  const after = (at: number, min: number, max: number) =>
    officeHour(at + (min + random.next() * (max - min)) * HOUR)
  const plannedSteps: PlannedStep[] = []
  const add = (action: Action, at: number, role: Role, reason?: string) => {
    plannedSteps.push({ action, at, role, reason })
    return at
  }
  if (random.chance(0.002)) {
    add('delete', after(createdAt, 1, 5), 0)
    return plannedSteps
  }
  let at = add('submit', after(createdAt, 0.5, 3), 51)
  if (random.chance(0.04)) {
    at = add('reject', after(at, 1, 4), 50, random.pick(REASONS.reject))
    if (random.chance(0.2)) return plannedSteps
    at = add('submit', after(at, 1, 4), 51)
  }
  if (random.chance(0.8)) at = add('review', after(at, 0.5, 3), 51)
  at = add('approve', after(at, 2, 16), 50)
  const isCanceled = random.chance(0.02)
  if (isCanceled && random.chance(0.5)) {
    add('cancel', after(at, 1, 8), 51)
    return plannedSteps
  }
  at = add('confirm', after(at, 0.5, 3), 51)
  if (isCanceled) add('cancel', after(at, 1, 8), 51)
  else plannedSteps.push(...planDelivery(at, lines, random, after))
  return plannedSteps
}

type After = (at: number, min: number, max: number) => number

/** Every line received or, once in a while, one released; then the invoice, and a week later the end. */
function planDelivery(
  confirmedAt: number,
  lines: number,
  random: Random,
  after: After,
): PlannedStep[] {
  const released = lines > 2 && random.chance(0.01) ? random.int(0, lines - 1) : undefined
  const isSplit = lines > 1 && random.chance(0.3)
  const first = after(confirmedAt, 1, 6)
  const second = isSplit ? after(first, 18, 28) : first
  const plannedSteps = Array.from({ length: lines }, (_, line): PlannedStep => {
    const start = line < lines / 2 ? first : second
    const at = officeHour(start + line * 90_000)
    if (line !== released) return { action: 'receive', at, role: 81, line }
    return { action: 'release', at, role: 50, line, reason: random.pick(REASONS.release) }
  })
  const last = Math.max(...plannedSteps.map(({ at }) => at))
  const invoicedAt = after(last, 0.5, 26)
  const acknowledgedAt = dailyRound(first + lines * 90_000)
  plannedSteps.push({ action: 'acknowledge', at: acknowledgedAt, role: 51 })
  plannedSteps.push({ action: 'invoice', at: invoicedAt, role: 91 })
  const due = Math.max(invoicedAt, acknowledgedAt) + FINALIZE_AFTER_DAYS * DAY
  plannedSteps.push({ action: 'finalize', at: dailyRound(due), role: 51 })
  return plannedSteps.sort((a, b) => a.at - b.at)
}
