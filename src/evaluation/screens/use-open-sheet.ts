import { useNavigate } from '@tanstack/react-router'
import type { PalmRecord } from './record.ts'

/** Shows the sheet of a ticket, by the address of the list. */
export function useOpenSheet() {
  const navigate = useNavigate()
  return ({ ID }: PalmRecord) =>
    navigate({
      to: '.',
      search: ((now: Record<string, unknown>) => ({ ...now, ticket: ID })) as unknown as never,
    })
}
