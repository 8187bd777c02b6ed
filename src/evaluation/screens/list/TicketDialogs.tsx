import { CorrectionsDialog } from '../corrections/CorrectionsDialog.tsx'
import type { PalmRecord } from '../record.ts'
import { TicketSheet } from '../sheet/TicketSheet.tsx'
import { TaskDialog } from './TaskDialog.tsx'
import type { Opening } from './use-open.ts'

interface Props {
  opening: Opening
  nextAfter: (record: PalmRecord) => PalmRecord | undefined
}

/** The dialogs and the ticket sheet that are open over the list. */
export function TicketDialogs({ opening, nextAfter }: Props) {
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
