import { sql } from 'kysely'
import { findKey } from '../../identity/reads/access-keys.ts'
import type { HandlerResult } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import { businessDay } from '../../platform/thai-date.ts'
import type { calls } from '../contract/gate.ts'
import { BOARD_GRADES, pricesOfRow } from '../rules/board-rows.ts'
import { gradePrice } from '../rules.ts'
import { type BoardRow, priceBoard } from './board.ts'

export type GatePrices = HandlerResult<typeof calls.getGatePrices>

/** The prices in force of every grade on the board; products without prices are left out. */
export async function gatePrices(now: Date): Promise<GatePrices> {
  const { Products } = await priceBoard(now)
  const priced = Products.filter(({ oProduct_price }) => oProduct_price.length > 0)
  const begun = priced.map(({ EffectiveFrom }) => EffectiveFrom?.getTime() ?? 0)
  return {
    MillName: letterhead().name,
    EffectiveFrom: priced.length > 0 ? new Date(Math.max(...begun)) : null,
    Products: priced.map((row) => ({
      Name: row.Name,
      Prices: pricesByGrade(row),
    })),
  }
}

function pricesByGrade(row: BoardRow) {
  const ladder = pricesOfRow(row)
  return BOARD_GRADES.flatMap((ProductGrade) => {
    const price = gradePrice(ladder, ProductGrade)?.price
    return price ? [{ ProductGrade, Price: price.toFixed(2) }] : []
  })
}

/** Refuses a secret of no link, or of one that was revoked or is over. */
export async function requireGateLink(token: string, now: Date): Promise<void> {
  const isValid = sql<boolean>`coalesce(last_day >= ${businessDay(now)}::date, true)`
  if (!(await findKey('gate_links', token, now, isValid))) refuse('gate.link')
}

/** Every link, the newest first, as the wire has it; never the secret. */
export function gateLinks() {
  return db()
    .selectFrom('gate_links')
    .leftJoin('officers', 'officers.id', 'gate_links.created_by')
    .select([
      'gate_links.id as UUID',
      'gate_links.name as Name',
      'gate_links.created_at as Created',
      'officers.full_name as CreatedBy',
      'gate_links.used_at as LastUsed',
      'gate_links.revoked_at as Revoked',
      'gate_links.last_day as LastDay',
    ])
    .orderBy('gate_links.created_at', 'desc')
    .limit(MAX_ROWS)
    .execute()
}
