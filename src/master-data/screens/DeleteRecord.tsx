import { useTranslation } from 'react-i18next'
import { useAction } from '../../ui/actions/use-action.ts'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
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
  const action = useAction(calls.deleteRecord, {
    onDone: () => {
      onClose()
      showSuccess(t('done.recordDeleted', { name }), () => onUndo(record))
    },
  })
  return (
    <Confirm
      question={t('ask.recordDelete', { name })}
      text={t('ask.recordDelete.text')}
      verb={t('ui.delete')}
      danger
      running={action.running}
      onYes={() => action.run({ Kind: kind, Code: record.Code })}
      onNo={onClose}
    />
  )
}
