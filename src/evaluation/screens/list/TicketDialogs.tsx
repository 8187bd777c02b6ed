import { CorrectionsDialog } from '../corrections/CorrectionsDialog.tsx'
import { TicketSheet } from '../sheet/TicketSheet.tsx'
import type { ListView, TicketFilters } from './address.ts'
import { TaskDialog } from './TaskDialog.tsx'
import { useWaiting } from './use-counts.ts'
import type { Opening } from './use-open.ts'

interface Props {
  opening: Opening
  filters: TicketFilters
  status: ListView['status']
}

/** The dialogs and the ticket sheet that are open over the list. */
export function TicketDialogs({ opening, filters, status }: Props) {
  const { nextAfter } = useWaiting(filters, status)
  const { ticket, task, deciding, see, begin, decide } = opening
  return (
    <>
      {deciding && <CorrectionsDialog onClose={() => decide(false)} onTicket={see} />}
      {ticket !== null && (
        <TicketSheet
          key={ticket}
          ticketId={ticket}
          onClose={() => see(null)}
          onTask={(next, record) => begin({ task: next, record })}
        />
      )}
      {task && (
        <TaskDialog
          key={`${task.task} ${task.record.ID}`}
          {...task}
          nextAfter={nextAfter}
          onOpen={begin}
        />
      )}
    </>
  )
}
