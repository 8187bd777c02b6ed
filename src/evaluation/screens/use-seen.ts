import { useState } from 'react'
import { isStale, type PalmRecord } from './record.ts'
import { useTicket } from './use-ticket.ts'

/**
 * The ticket of an open dialog, and the one that its officer works on: a colleague's grade or price makes the work
 * `stale`, until `goOn` takes the ticket as it is now.
 */
export function useSeen(row: PalmRecord) {
  const [seen, setSeen] = useState(row)
  const { ticket, receive } = useTicket(row)
  return { ticket, receive, seen, stale: isStale(seen, ticket), goOn: () => setSeen(ticket) }
}
