import type { TFunction } from 'i18next'
import { APPEARANCES, LONG_WAIT_MINUTES, type TicketBadge } from '../../evaluation/rules/states.ts'
import { type WaitingKind, workOf } from '../../notices/rules/waiting.ts'
import { type Address, addresses } from '../../platform/addresses.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { sum } from '../../platform/money.ts'
import { businessDay, dayOfMonth, type Language } from '../../platform/thai-date.ts'
import { BADGES, type Badge } from '../../purchase-orders/rules/states.ts'
import { ageWords } from '../../ui/duration.ts'
import { counted, money } from '../../ui/format.ts'
import type { StateAppearance } from '../../ui/record/state-appearance.ts'
import { BOARD } from '../rules.ts'
import { millions, type Overview } from './day.ts'

type Work = Overview['Waiting']
/** What waits, with what orders are worth, and the lines or tickets that it is about, where that is told. */
type Found = Work['Grade'] & Partial<Work['Submitted'] & Work['ToReceive'] & Work['ToOrder']>

/** A kind of waiting work: its glyph, its name, the list that shows it, and how much there is of it. */
export interface WaitingRow {
  key: string
  appearance: StateAppearance
  words: WordKey
  to: Address
  found: Found
  /** From what age on the oldest is marked, in milliseconds; never where nothing counts as stuck. */
  oldAfterMs?: number
  /** What is said of the oldest: how long it has been waiting, rather than its day. */
  tellsDuration?: boolean
  /** It waits for whoever looks. */
  isMine?: boolean
}

/** The work that waits; for whoever approves orders, theirs first and in one row. */
export function waitingRows(approves: boolean, work: Work): WaitingRow[] {
  const toReview = (['Submitted', 'InReview'] as const).map((key) => orderRow(key, work))
  const tickets: WaitingRow[] = [
    ticketRow('WeighOut', 'weighOut', 'O', work),
    ticketRow('Grade', 'grade', 'G', work),
    ticketRow('Price', 'value', 'P', work),
    {
      key: 'ToOrder',
      appearance: APPEARANCES.evaluated,
      words: 'dashboard.wait.ToOrder',
      to: addresses.toOrder(),
      found: work.ToOrder,
      oldAfterMs: oldAfter('onNoOrder'),
    },
  ]
  const orders = (['Approved', 'ToReceive', 'ToFinish', 'ToInvoice'] as const).map((key) =>
    orderRow(key, work),
  )
  return approves ? [ownReview(work), ...tickets, ...orders] : [...tickets, ...toReview, ...orders]
}

function ownReview({ Submitted, InReview }: Work): WaitingRow {
  const since = [Submitted.Since, InReview.Since].filter((one) => one !== null)
  return {
    key: 'ToReview',
    appearance: BADGES.S.appearance,
    words: 'dashboard.wait.ToReview',
    to: addresses.approve(),
    found: {
      Count: Submitted.Count + InReview.Count,
      Capped: Submitted.Capped || InReview.Capped,
      Since: since.sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null,
      Amount: sum([Submitted.Amount, InReview.Amount]).toNumber(),
    },
    oldAfterMs: oldAfter('submitted'),
    isMine: true,
  }
}

/** Trucks that wait in the yard, by the badge and the filter of their list. */
function ticketRow(
  key: 'WeighOut' | 'Grade' | 'Price',
  badge: TicketBadge,
  status: string,
  work: Work,
): WaitingRow {
  return {
    key,
    appearance: APPEARANCES[badge],
    words: `evaluation.state.${badge}`,
    to: addresses.tickets({ status }),
    found: work[key],
    oldAfterMs: LONG_WAIT_MINUTES * 60_000,
    tellsDuration: true,
  }
}

type OrderKey = 'Submitted' | 'InReview' | 'Approved' | 'ToReceive' | 'ToFinish' | 'ToInvoice'

function orderRow(key: OrderKey, all: Work): WaitingRow {
  const { appearance, work } = BADGES[BOARD[key]]
  return {
    key,
    appearance,
    words: `dashboard.wait.${key}`,
    to: listOf(BOARD[key]),
    found: all[key],
    oldAfterMs: work ? oldAfter(work) : undefined,
  }
}

function oldAfter(kind: WaitingKind): number | undefined {
  return workOf(kind).afterMs
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
