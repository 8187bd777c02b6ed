import type { TFunction } from 'i18next'
import { APPEARANCES, LONG_WAIT_MINUTES, type TicketBadge } from '../../evaluation/rules/states.ts'
import { workOf } from '../../notices/rules/waiting.ts'
import { type Address, addresses } from '../../platform/addresses.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { sum } from '../../platform/money.ts'
import { businessDay, dayOfMonth, type Language } from '../../platform/thai-date.ts'
import { BADGES } from '../../purchase-orders/rules/states.ts'
import type { Badge } from '../../purchase-orders/rules.ts'
import { ageWords } from '../../ui/duration.ts'
import { counted, money } from '../../ui/format.ts'
import type { StateAppearance } from '../../ui/record/state-appearance.ts'
import { BOARD, type BoardRow } from '../rules.ts'
import { millions, type Overview } from './day.ts'

type Work = Overview['Waiting']
/** What waits, with what orders are worth, and the lines or tickets that it is about, where that is told. */
export type Found = Work['Grade'] & Partial<Work['Submitted'] & Work['ToReceive'] & Work['ToOrder']>

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
  /** It waits for whoever looks. */
  isMine?: boolean
}

/** The work that waits; for whoever approves orders, theirs first and in one row. */
export function waitingRows(approves: boolean): WaitingRow[] {
  const isReview = ({ key }: WaitingRow) => key === 'Submitted' || key === 'InReview'
  return approves ? [TO_REVIEW, ...ROWS.filter((row) => !isReview(row))] : [...ROWS]
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
    Amount: sum([Submitted.Amount, InReview.Amount]).toNumber(),
  }),
  oldAfterMs: workOf('submitted').afterMs,
  isMine: true,
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return Date.parse(one) < Date.parse(other) ? one : other
}

const ROWS: readonly WaitingRow[] = [
  ticketRow('WeighOut', 'weighOut', 'O'),
  ticketRow('Grade', 'grade', 'G'),
  ticketRow('Price', 'value', 'P'),
  {
    key: 'ToOrder',
    appearance: APPEARANCES.evaluated,
    words: 'dashboard.wait.ToOrder',
    to: addresses.toOrder(),
    found: ({ ToOrder }) => ToOrder,
    oldAfterMs: workOf('onNoOrder').afterMs,
  },
  ...(['Submitted', 'InReview', 'Approved', 'ToReceive', 'ToFinish', 'ToInvoice'] as const).map(
    orderRow,
  ),
]

/** Trucks that wait in the yard, by the badge and the filter of their list. */
function ticketRow(
  key: 'WeighOut' | 'Grade' | 'Price',
  badge: TicketBadge,
  status: string,
): WaitingRow {
  return {
    key,
    appearance: APPEARANCES[badge],
    words: `evaluation.state.${badge}`,
    to: addresses.tickets({ status }),
    found: (work) => work[key],
    oldAfterMs: LONG_WAIT_MINUTES * 60_000,
    tellsDuration: true,
  }
}

function orderRow(key: Exclude<BoardRow, 'WeighOut' | 'Grade' | 'Price' | 'ToOrder'>): WaitingRow {
  const { appearance, work } = BADGES[BOARD[key]]
  return {
    key,
    appearance,
    words: `dashboard.wait.${key}`,
    to: listOf(BOARD[key]),
    found: (all) => all[key],
    oldAfterMs: work ? workOf(work).afterMs : undefined,
  }
}

function listOf(badge: Badge): Address {
  if (badge === 'RC') return addresses.invoice()
  const { receiving } = BADGES[badge].rank
  return receiving ? addresses.receipt({ state: badge }) : addresses.orders({ state: badge })
}

/** What orders are worth, from a million baht on in millions; else the lines or tickets that it is about, if any. */
export function measureOf(t: TFunction, { Amount, Lines, Tickets }: Found): string | undefined {
  if (Lines !== undefined) return t('dashboard.lines', counted(Lines))
  if (Tickets !== undefined) return t('report.tickets', counted(Tickets))
  if (Amount === undefined) return undefined
  const inMillions = millions(Amount)
  if (inMillions < 1) return t('dashboard.baht', { sum: money(Amount) })
  return t('dashboard.millions', { sum: money(inMillions) })
}

/** How long the first truck has been waiting, or the day of the oldest palm or order; and whether that is too long. */
export function ageOf(t: TFunction, row: WaitingRow, since: string, now: Date, language: Language) {
  const age = now.getTime() - Date.parse(since)
  const words = row.tellsDuration
    ? t('dashboard.longest', { time: ageWords(t, age) })
    : t('dashboard.oldest', { day: dayOfMonth(businessDay(since), language) })
  return { words, isOld: row.oldAfterMs !== undefined && age >= row.oldAfterMs }
}
