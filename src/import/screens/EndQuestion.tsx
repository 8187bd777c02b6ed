import { useTranslation } from 'react-i18next'
import { CallQuestion } from '../../ui/dialogs/CallQuestion.tsx'
import { whole } from '../../ui/format.ts'
import { calls } from '../contract.ts'
import type { Preview } from './preview.ts'

const ENDS = {
  discard: { call: calls.discardImport, done: 'import.discarded' },
  undo: { call: calls.undoImport, done: 'import.undone.was' },
} as const

/** How an import ends that is not wanted: a draft is thrown away, what is in is taken back. */
export type End = keyof typeof ENDS

interface Props {
  end: End
  id: string
  files: string
  counts: Preview['Counts']
  onClose: () => void
}

/** Asks before a draft is thrown away, or what an import added and changed is taken back. */
export function EndQuestion({ end, id, files, counts, onClose }: Props) {
  const { t } = useTranslation()
  const { call, done } = ENDS[end]
  const sums = { added: whole(counts.New), changed: whole(counts.Changed) }
  return (
    <CallQuestion
      danger
      call={call}
      input={{ ImportUUID: id }}
      question={t(`import.ask.${end}`, { files })}
      text={t(`import.ask.${end}.text`, sums)}
      verb={t(`import.${end}`)}
      done={t(done)}
      onClose={onClose}
    />
  )
}
