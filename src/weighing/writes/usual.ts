import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { settingsByDay } from '../../settings/reads/settings-on.ts'
import { LAST_NETS, type Usual } from '../rules/oddities.ts'
import type { Weighing } from '../rules.ts'

/** A ticket as far as the last net weights of its plate need it: known by its id, a new one by itself. */
interface Weighed {
  id?: number
  ticket: Weighing
}

/** What is usual at the mill, for each of several weighings. */
export interface UsualWeighings {
  /** What is usual for a weighing, which may be of a ticket that is in. */
  of: (weighing: Weighing, ticket?: Weighed) => Usual
  /** Keeps what a ticket weighs now, for the weighings after it. */
  keep: (ticket: Weighed) => void
}

interface Net {
  of: number | Weighed
  at: number
  net: number
}

/** Reads what is usual for trucks of these plates; `now` is null for opening tickets. */
export async function usualFor(
  plates: readonly string[],
  now: Date | null,
): Promise<UsualWeighings> {
  const settingsOn = await settingsByDay()
  const nets = await lastNets([...new Set(plates)])
  const keyOf = (ticket: Weighed) => ticket.id ?? ticket
  return {
    of: (weighing, ticket) => ({
      now,
      settings: {
        ...settingsOn(businessDay(weighing.time_out ?? weighing.time_in)),
        // How old a way in may be holds from the day on which the reading comes.
        ...(now && { oldestWayIn: settingsOn(businessDay(now)).oldestWayIn }),
      },
      nets: (nets.get(weighing.registration) ?? [])
        .filter((one) => !ticket || one.of !== keyOf(ticket))
        .map(({ net }) => net),
    }),
    keep: (weighed) => {
      const { registration, time_out, weight_in_kg, weight_out_kg } = weighed.ticket
      if (time_out === null || weight_out_kg === null) return
      const of = keyOf(weighed)
      const others = (nets.get(registration) ?? []).filter((one) => one.of !== of)
      const own = { of, at: time_out.getTime(), net: weight_in_kg - weight_out_kg }
      const latest = [...others, own].sort((a, b) => b.at - a.at).slice(0, LAST_NETS + 1)
      nets.set(registration, latest)
    },
  }
}

/** The last net weights of each plate, and one more, since one may be of the ticket in question. */
async function lastNets(plates: readonly string[]): Promise<Map<string, Net[]>> {
  const { rows } = await sql<{ plate: string; id: number; time_out: Date; net: string }>`
    select plate, id, time_out, net
    from unnest(${plates}::text[]) plate
    cross join lateral (
      select id, time_out, weight_in_kg - weight_out_kg as net from weigh_tickets
      where registration = plate and time_out is not null and not is_voided
      order by time_out desc limit ${sql.lit(LAST_NETS + 1)}
    ) last`.execute(db())
  const nets = new Map<string, Net[]>(plates.map((plate) => [plate, []]))
  for (const { plate, id, time_out, net } of rows)
    nets.get(plate)?.push({ of: id, at: time_out.getTime(), net: Number(net) })
  return nets
}
