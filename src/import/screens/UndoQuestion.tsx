import { useTranslation } from 'react-i18next'
import { useAction } from '../../ui/actions/use-action.ts'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import { whole } from '../../ui/format.ts'
import { calls } from '../contract.ts'
import type { Preview } from './preview.ts'

interface Props {
  id: string
  files: string
  counts: Preview['Counts']
  onClose: () => void
}

/** Asks before what an import added and changed is taken back. */
export function UndoQuestion({ id, files, counts, onClose }: Props) {
  const { t } = useTranslation()
  const { run, running } = useAction(calls.undoImport, {
    done: t('import.undone.was'),
    onDone: onClose,
  })
  const sums = { added: whole(counts.New), changed: whole(counts.Changed) }
  return (
    <Confirm
      danger
      question={t('import.ask.undo', { files })}
      text={t('import.ask.undo.text', sums)}
      verb={t('import.undo')}
      running={running}
      onYes={() => run({ ImportUUID: id })}
      onNo={onClose}
    />
  )
}
