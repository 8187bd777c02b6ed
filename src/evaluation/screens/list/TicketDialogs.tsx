import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allowed } from '../../../platform/client.ts'
import { InAddressContext } from '../../../ui/dialogs/open-in-address.ts'
import { showNotice } from '../../../ui/toasts.tsx'
import type { Task } from '../../rules/tasks.ts'
import { CorrectionsDialog } from '../corrections/CorrectionsDialog.tsx'
import { UpdateInfoDialog } from '../corrections/UpdateInfoDialog.tsx'
import { GradeDialog } from '../grade/GradeDialog.tsx'
import { PriceDialog } from '../price/PriceDialog.tsx'
import type { PalmRecord } from '../record.ts'
import { TicketSheet } from '../sheet/TicketSheet.tsx'
import { type OpenTask, taskFor, useTasks } from '../tasks.ts'
import { useSheet } from '../use-ticket.ts'
import { RestoreQuestion, VoidQuestion } from '../voids/VoidQuestion.tsx'
import type { ListView, TicketFilters } from './address.ts'
import { skipTicket } from './skipped.ts'
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

interface AddressedTaskProps {
  /** Its id. */
  ticket: number
  task: Task
  dialogOf: (open: OpenTask) => ReactNode
  /** Of the ticket, where the task is not possible, or not any more. */
  sheet: ReactNode
}

/** The dialog of a task that the address alone names, as it was before a reload or a sign-in, once its ticket is read. */
function AddressedTask({ ticket, task, dialogOf, sheet }: AddressedTaskProps) {
  const { data, error, isFetching } = useSheet(ticket)
  const isPossible = useIsPossible()
  const [first, setFirst] = useState<{ record?: PalmRecord }>()
  if (!first && data && !isFetching) {
    setFirst(isPossible(task, data.weight) ? { record: data.weight } : {})
  }
  if (first?.record) return dialogOf({ task, record: first.record })
  return (first || error) && sheet
}

function useIsPossible() {
  const tasksFor = useTasks()
  return (task: Task, record: PalmRecord) =>
    tasksFor(record).some((offered) => offered.task === task && allowed(offered.call))
}

interface TaskDialogProps extends OpenTask {
  /** Opens another task in place of this one, or closes it. */
  onOpen: (open?: OpenTask) => void
  /** Opens the sheet of a ticket in place of the dialog. */
  onSee: (ticketId: number) => void
  nextAfter: (record: PalmRecord) => PalmRecord | undefined
}

/** The dialog of a task; after a save, or where the truck is put off, it can open the next ticket. */
function TaskDialog({ task, record, tried, onOpen, onSee, nextAfter }: TaskDialogProps) {
  const { t } = useTranslation()
  const onClose = () => onOpen()
  const onNext = () => {
    const next = nextAfter(record)
    if (!next) showNotice(t('evaluation.empty'))
    onOpen(next && taskFor(next))
  }
  const skip = () => {
    skipTicket(record.ID)
    const next = nextAfter(record)
    if (!next) showNotice(t('evaluation.skippedAll'))
    onOpen(next && taskFor(next))
  }
  if (task === 'updateInfo') return <UpdateInfoDialog record={record} onClose={onClose} />
  if (task === 'void') return <VoidQuestion record={record} onClose={onClose} />
  if (task === 'unvoid') return <RestoreQuestion record={record} onClose={onClose} />
  const props = {
    record,
    onClose,
    onNext,
    onSheet: ({ ID }: PalmRecord) => onSee(ID),
  }
  if (task === 'price' || task === 'correctPrice') {
    const correctGrade = (graded: PalmRecord) => onOpen({ task: 'correctGrade', record: graded })
    return <PriceDialog {...props} tried={tried} onGrade={correctGrade} />
  }
  return (
    <GradeDialog
      {...props}
      onSkip={task === 'grade' ? skip : undefined}
      onPrice={(graded, refused) => onOpen({ task: 'price', record: graded, tried: refused })}
    />
  )
}
