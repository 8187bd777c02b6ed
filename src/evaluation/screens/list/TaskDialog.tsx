import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../ui/toasts.tsx'
import { UpdateInfoDialog } from '../corrections/UpdateInfoDialog.tsx'
import { Evaluation } from '../Evaluation.tsx'
import type { PalmRecord } from '../record.ts'
import { type Saved, useShowSaved } from '../saved.tsx'
import { type OpenTask, taskFor } from '../tasks.ts'
import { skipTicket } from './skipped.ts'

interface Props extends OpenTask {
  onOpen: (open?: OpenTask) => void
  nextAfter: (record: PalmRecord) => PalmRecord | undefined
}

/** The dialog of a task; after a save, or where the truck is put off, it can open the next ticket. */
export function TaskDialog({ task, record, last, onOpen, nextAfter }: Props) {
  const { t } = useTranslation()
  const show = useShowSaved()
  const close = () => onOpen(undefined)
  const openNext = (saved?: Saved) => {
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
  if (task === 'updateInfo') return <UpdateInfoDialog record={record} onClose={close} />
  const step = task === 'price' || task === 'correctPrice' ? 'price' : 'grade'
  return (
    <Evaluation
      step={step}
      record={record}
      last={last}
      onClose={close}
      onNext={openNext}
      onSkip={task === 'grade' ? skip : undefined}
    />
  )
}
