import { sql } from 'kysely'
import { statement } from '../../platform/statement.ts'
import { rowOf, type StuckRow } from './row.ts'

interface OpenCorrection {
  id: number
  ticket_id: number
  ticket_name: string
  customer_code: string
  customer_name: string
  net_kg: string | null
  proposed_kg: string | null
  amount: string | null
  made_at: Date
}

/** What the scale proposes and nobody has decided. */
export async function openCorrections(): Promise<StuckRow[]> {
  return (await readOpen({})).map((one) =>
    rowOf('correction', one.id, {
      SSWeightID: one.ticket_id,
      Subject: one.ticket_name,
      VendorCode: one.customer_code,
      VendorName: one.customer_name,
      AVL: one.customer_code,
      Details: { before: Number(one.net_kg), after: Number(one.proposed_kg) },
      WeightNet: one.net_kg,
      TotalAmount: one.amount,
      Since: one.made_at,
      WayOut: 'decide',
    }),
  )
}

const readOpen = statement(
  () => sql<OpenCorrection>`
    select proposal.id, ticket.id as ticket_id, ticket_name, customer.code as customer_code,
      ticket.customer_name, net_weight_kg as net_kg,
      coalesce(proposal.weight_in_kg, ticket.weight_in_kg)
        - coalesce(proposal.weight_out_kg, ticket.weight_out_kg) as proposed_kg,
      current_amount as amount, proposal.made_at
    from open_corrections proposal
      join weigh_tickets ticket on ticket.id = proposal.ticket_id
      join customers customer on customer.id = ticket.customer_id
    order by proposal.made_at, proposal.id limit 1000`,
)
