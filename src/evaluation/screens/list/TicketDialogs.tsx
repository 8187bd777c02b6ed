import { InAddressContext } from '../../../ui/dialogs/open-in-address.ts'
import { CorrectionsDialog } from '../corrections/CorrectionsDialog.tsx'
import { TicketSheet } from '../sheet/TicketSheet.tsx'
import type { OpenTask } from '../tasks.ts'
import { AddressedTask } from './AddressedTask.tsx'
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
  const { ticket, task, pressed, way, see, begin, close } = opening
  const dialogOf = (open: OpenTask) => (
    <TaskDialog
      {...open}
      nextAfter={nextAfter}
      onOpen={(next) => (next ? begin(next) : close())}
      onSee={see}
    />
  )
  const sheet = ticket !== null && (
    <TicketSheet
      key={ticket}
      ticketId={ticket}
      onClose={close}
      onTask={(next, record) => begin({ task: next, record })}
    />
  )
  return (
    <InAddressContext key={`${task} ${ticket}`} value={way}>
      {task === 'corrections' ? (
        <CorrectionsDialog onClose={close} onTicket={see} />
      ) : pressed ? (
        dialogOf(pressed)
      ) : ticket !== null && task !== null ? (
        <AddressedTask {...{ ticket, task, sheet, dialogOf }} />
      ) : (
        sheet
      )}
    </InAddressContext>
  )
}
