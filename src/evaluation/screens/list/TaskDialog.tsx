import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../ui/toasts.tsx'
import { UpdateInfoDialog } from '../corrections/UpdateInfoDialog.tsx'
import { GradeDialog } from '../grade/GradeDialog.tsx'
import { PriceDialog } from '../price/PriceDialog.tsx'
import type { PalmRecord } from '../record.ts'
import { LastSaved, type Saved, useShowSaved } from '../saved.tsx'
import { type OpenTask, taskFor } from '../tasks.ts'
import { RestoreQuestion, VoidQuestion } from '../voids/VoidQuestion.tsx'
import { skipTicket } from './skipped.ts'

interface Props extends OpenTask {
  /** Opens another task in place of this one, or closes it. */
  onOpen: (open?: OpenTask) => void
  /** Opens the sheet of a ticket in place of the dialog. */
  onSee: (ticketId: number) => void
  nextAfter: (record: PalmRecord) => PalmRecord | undefined
}

/** The dialog of a task; after a save, or where the truck is put off, it can open the next ticket. */
export function TaskDialog({ task, record, last, tried, onOpen, onSee, nextAfter }: Props) {
  const { t } = useTranslation()
  const show = useShowSaved()
  const onClose = () => onOpen()
  const onNext = (saved?: Saved) => {
    const next = nextAfter(record)
    if (!next && saved) show(saved)
    if (!next) showNotice(t('evaluation.empty'))
    onOpen(next && { ...taskFor(next), last: saved })
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
    last: last && <LastSaved saved={last} />,
  }
  if (task === 'price' || task === 'correctPrice') {
    const correctGrade = (graded: PalmRecord) =>
      onOpen({ task: 'correctGrade', record: graded, last })
    return <PriceDialog {...props} tried={tried} onGrade={correctGrade} />
  }
  return (
    <GradeDialog
      {...props}
      onSkip={task === 'grade' ? skip : undefined}
      onPrice={(graded, refused) => onOpen({ task: 'price', record: graded, last, tried: refused })}
    />
  )
}
