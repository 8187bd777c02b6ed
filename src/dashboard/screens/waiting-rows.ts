import type { TFunction } from 'i18next'
import { APPEARANCES, LONG_WAIT_MINUTES } from '../../evaluation/rules/states.ts'
import { type Address, addresses } from '../../platform/addresses.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { sum } from '../../platform/money.ts'
import { businessDay, dayOfMonth, type Language } from '../../platform/thai-date.ts'
import { ALL_BADGES, BADGES, type Work as OrderWork } from '../../purchase-orders/rules/states.ts'
import type { Badge } from '../../purchase-orders/rules.ts'
import { STUCK_KINDS } from '../../stuck/rules.ts'
import { ageWords } from '../../ui/duration.ts'
import { counted, money } from '../../ui/format.ts'
import type { StateAppearance } from '../../ui/record/state-appearance.ts'
import { millions, type Overview } from './day.ts'

type Work = Overview['Waiting']
type Found = Work['Grade']

/** A kind of waiting work: its glyph, its name, and the list that shows it. */
export interface WaitingRow {
  key: string
  appearance: StateAppearance
  words: WordKey
  to: Address
  found: (work: Work) => Found
  /** From what age on the oldest is marked, in milliseconds; never where nothing counts as stuck. */
  oldAfterMs?: number
  /** What is said of the oldest: how long it has been waiting, rather than its day. */
  tellsDuration?: boolean
  /** What stands before the age of the oldest. */
  measure?: (t: TFunction, work: Work) => string
  /** It waits for whoever looks. */
  isMine?: boolean
}

const LONG_WAIT_MS = LONG_WAIT_MINUTES * 60_000

/** The work that waits; for whoever approves orders, theirs first and in one row. */
export function waitingRows(approves: boolean): WaitingRow[] {
  return approves ? [TO_REVIEW, ...TICKETS, ...ORDERS.filter(isNotReview)] : [...TICKETS, ...ORDERS]
}

const TO_REVIEW: WaitingRow = {
  key: 'ToReview',
  appearance: BADGES.S.appearance,
  words: 'dashboard.wait.ToReview',
  to: addresses.approve(),
  found: ({ Submitted, InReview }) => ({
    Count: Submitted.Count + InReview.Count,
    Capped: Submitted.Capped || InReview.Capped,
    Since: earlier(Submitted.Since, InReview.Since),
  }),
  oldAfterMs: STUCK_KINDS.submitted.afterMs,
  measure: (t, { Submitted, InReview }) => baht(t, sum([Submitted.Amount, InReview.Amount])),
  isMine: true,
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return Date.parse(one) < Date.parse(other) ? one : other
}

const TICKETS: readonly WaitingRow[] = [
  {
    key: 'WeighOut',
    appearance: APPEARANCES.weighOut,
    words: 'evaluation.state.weighOut',
    to: addresses.tickets({ status: 'O' }),
    found: ({ WeighOut }) => WeighOut,
    oldAfterMs: LONG_WAIT_MS,
    tellsDuration: true,
  },
  {
    key: 'Grade',
    appearance: APPEARANCES.grade,
    words: 'evaluation.state.grade',
    to: addresses.tickets({ status: 'G' }),
    found: ({ Grade }) => Grade,
    oldAfterMs: LONG_WAIT_MS,
    tellsDuration: true,
  },
  {
    key: 'Price',
    appearance: APPEARANCES.value,
    words: 'evaluation.state.value',
    to: addresses.tickets({ status: 'P' }),
    found: ({ Price }) => Price,
    oldAfterMs: LONG_WAIT_MS,
    tellsDuration: true,
  },
  {
    key: 'ToOrder',
    appearance: APPEARANCES.evaluated,
    words: 'dashboard.wait.ToOrder',
    to: addresses.toOrder(),
    found: ({ ToOrder }) => ToOrder,
    oldAfterMs: STUCK_KINDS.onNoOrder.afterMs,
    measure: (t, { ToOrder }) => t('report.tickets', counted(ToOrder.Tickets)),
  },
]

/** The row of a badge whose orders wait for an officer; none for other badges. */
function rowOf(badge: Badge): WaitingRow[] {
  const { appearance, work } = BADGES[badge]
  if (!work) return []
  return [
    {
      key: work,
      appearance,
      words: `dashboard.wait.${work}`,
      to: listOf(badge),
      found: (all) => all[work],
      oldAfterMs: OLD_AFTER_MS[work],
      measure: MEASURES[work],
    },
  ]
}

const OLD_AFTER_MS: Partial<Record<OrderWork, number>> = {
  Submitted: STUCK_KINDS.submitted.afterMs,
  InReview: STUCK_KINDS.submitted.afterMs,
  ToInvoice: STUCK_KINDS.received.afterMs,
}

const MEASURES: Partial<Record<OrderWork, WaitingRow['measure']>> = {
  Submitted: (t, { Submitted }) => baht(t, Submitted.Amount),
  InReview: (t, { InReview }) => baht(t, InReview.Amount),
  ToReceive: (t, { ToReceive }) => t('dashboard.lines', counted(ToReceive.Lines)),
  ToFinish: (t, { ToFinish }) => t('dashboard.lines', counted(ToFinish.Lines)),
  ToInvoice: (t, { ToInvoice }) => baht(t, ToInvoice.Amount),
}

const ORDERS: readonly WaitingRow[] = ALL_BADGES.flatMap(rowOf)

/** From a million baht on in millions, for which a row has room. */
function baht(t: TFunction, amount: Parameters<typeof millions>[0]): string {
  const inMillions = millions(amount)
  if (inMillions < 1) return t('dashboard.baht', { sum: money(amount) })
  return t('dashboard.millions', { sum: money(inMillions) })
}

function listOf(badge: Badge): Address {
  if (badge === 'RC') return addresses.invoice()
  const { receiving } = BADGES[badge].rank
  return receiving ? addresses.receipt({ state: badge }) : addresses.orders({ state: badge })
}

function isNotReview({ key }: WaitingRow): boolean {
  return key !== 'Submitted' && key !== 'InReview'
}

/** How long the first truck has been waiting, or the day of the oldest palm or order; and whether that is too long. */
export function ageOf(t: TFunction, row: WaitingRow, since: string, now: Date, language: Language) {
  const age = now.getTime() - Date.parse(since)
  const words = row.tellsDuration
    ? t('dashboard.longest', { time: ageWords(t, age) })
    : t('dashboard.oldest', { day: dayOfMonth(businessDay(since), language) })
  return { words, isOld: row.oldAfterMs !== undefined && age >= row.oldAfterMs }
}
