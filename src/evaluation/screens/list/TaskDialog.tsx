import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../ui/toasts.tsx'
import { UpdateInfoDialog } from '../corrections/UpdateInfoDialog.tsx'
import { Evaluation } from '../Evaluation.tsx'
import type { PalmRecord } from '../record.ts'
import { type OpenTask, taskFor } from '../tasks.ts'

interface Props extends OpenTask {
  onOpen: (open?: OpenTask) => void
  nextAfter: (record: PalmRecord) => PalmRecord | undefined
}

/** The dialog of a task; after a save it can open the next ticket. */
export function TaskDialog({ task, record, onOpen, nextAfter }: Props) {
  const { t } = useTranslation()
  const close = () => onOpen(undefined)
  const openNext = (done: PalmRecord) => {
    const next = nextAfter(done)
    if (!next) showNotice(t('evaluation.empty'))
    onOpen(next && taskFor(next))
  }
  if (task === 'updateInfo') return <UpdateInfoDialog record={record} onClose={close} />
  const step = task === 'price' || task === 'correctPrice' ? 'price' : 'grade'
  return <Evaluation step={step} record={record} onClose={close} onNext={openNext} />
}
