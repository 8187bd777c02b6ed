import { sql } from 'kysely'
import { contains, patternFor } from '../../platform/contains.ts'
import { MAX_ROWS } from '../../platform/paging.ts'
import { statementByShape } from '../../platform/statement.ts'
import { numberedTickets, type TypedNumber, typedNumber } from '../../weighing/reads.ts'

/** Signs of a plate: fewer are a part of too many. */
const MIN_PLATE = 4

/** The orders with a ticket that has what was typed in its plate, or begins one of its numbers with it. */
export async function ordersOfTickets(key: string): Promise<string[]> {
  const hasPlate = key.length >= MIN_PLATE
  const typed = typedNumber(key)
  if (!hasPlate && !typed) return []
  const { isWhole: _, ...number } = typed ?? NO_NUMBER
  const found = await readOrders({ hasPlate }, { plate: patternFor(key).value, ...number })
  return found.map(({ id }) => id)
}

const NO_NUMBER = { number: '', numberEnd: '', numberPattern: '', isWhole: true }

interface Values extends TypedNumber {
  plate: string
}

/** The newest tickets of a plate are the ones that are meant. */
const readOrders = statementByShape(({ hasPlate }: { hasPlate: boolean }, values: Values) => {
  const atMost = sql.lit(MAX_ROWS)
  const none = sql`array[]::text[]`
  const plates = sql`select registration from vehicles
    where ${contains('registration', { kind: 'pattern', value: values.plate })} limit ${atMost}`
  return sql<{ id: string }>`
    with found as materialized (
      (${numberedTickets(values, MAX_ROWS)})
      union
      (select id from weigh_tickets where registration collate "th-x-icu" = any(${hasPlate ? sql`array(${plates})` : none})
       order by id desc limit ${atMost})
    )
    select distinct order_id as id from found join lines_in_force on ticket_id = found.id`
})
