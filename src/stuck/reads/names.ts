import { sql } from 'kysely'
import { statement } from '../../platform/statement.ts'
import { rowOf, type StuckRow } from './row.ts'

interface ProposedName {
  id: number
  avl: string
  known: string
  name: string
  plate: string
  scale: string
  seen_count: number
  first_seen_at: Date
  last_seen_at: Date
  /** The code of another customer who is called so; empty where nobody is. */
  other: string
}

/** Names that scales sent with the code of a customer who has another one. */
export async function proposedNames(): Promise<StuckRow[]> {
  const proposed = await readProposed({})
  return proposed.map((one) =>
    rowOf('nameProposed', one.id, {
      Subject: one.avl,
      VendorCode: one.avl,
      VendorName: one.known,
      AVL: one.avl,
      Details: {
        id: one.id,
        name: one.name,
        other: one.other,
        plate: one.plate,
        scale: one.scale,
        n: one.seen_count,
        time: one.last_seen_at.toISOString(),
      },
      Since: one.first_seen_at,
      WayOut: 'checkName',
    }),
  )
}

const readProposed = statement(
  () => sql<ProposedName>`
    select proposal.id, customers.code as avl, customers.name as known, proposal.name, registration as plate,
      scale_tokens.name as scale, seen_count, first_seen_at, last_seen_at, coalesce((
        select code from customers other
        where other.name collate "th-x-icu" = proposal.name collate "th-x-icu" and other.id <> customer_id
        order by code limit 1), '') as other
    from open_name_proposals proposal
      join customers on customers.id = customer_id
      join scale_tokens on scale_tokens.id = scale_token_id
    order by first_seen_at, proposal.id limit 1000`,
)
