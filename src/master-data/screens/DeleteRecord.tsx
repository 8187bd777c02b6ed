import { useTranslation } from 'react-i18next'
import { CallQuestion } from '../../ui/dialogs/CallQuestion.tsx'
import { showSuccess } from '../../ui/toasts.tsx'
import { calls } from '../contract.ts'
import type { Kind } from '../rules.ts'
import { type MasterRecord, nameOf } from './record.ts'

interface Props {
  kind: Kind
  record: MasterRecord
  onClose: () => void
  /** Adds it again. */
  onUndo: (record: MasterRecord) => void
}

/** Asks before a record is deleted, which can be undone; what uses it is said where it cannot be. */
export function DeleteRecord({ kind, record, onClose, onUndo }: Props) {
  const { t } = useTranslation()
  const name = nameOf(record)
  return (
    <CallQuestion
      call={calls.deleteRecord}
      input={{ Kind: kind, Code: record.Code }}
      question={t('ask.recordDelete', { name })}
      text={t('ask.recordDelete.text')}
      verb={t('ui.delete')}
      danger
      onDone={() => {
        onClose()
        showSuccess(t('done.recordDeleted', { name }), () => onUndo(record))
      }}
      onClose={onClose}
    />
  )
}
