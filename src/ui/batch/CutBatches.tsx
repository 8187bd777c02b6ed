import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { counted } from '../format.ts'
import { showUntilHidden } from '../toasts.tsx'
import { type CutBatch, dropCut } from './cut-batches.ts'
import { useUndoKept } from './use-undo.ts'

/**
 * Says of each batch that the end of a session cut short how much is done and what is left, until the officer closes it,
 * and offers to undo what is done.
 */
export function CutBatches({ cuts }: { cuts: readonly CutBatch[] }) {
  return cuts.map((cut) => <CutMessage key={cut.id} cut={cut} />)
}

function CutMessage({ cut }: { cut: CutBatch }) {
  const { t } = useTranslation()
  const { id, undo } = cut
  const undoKept = useUndoKept(undo)
  const close = () => dropCut(id)
  const press = undo && {
    words: t('batch.cut.undo', counted(undo.items.length)),
    run: () => undoKept().then(close),
  }
  const show = useEffectEvent(() => showUntilHidden(wordsOf(t, cut), press, close))
  useEffect(() => show(), [])
  return null
}

function wordsOf(t: TFunction, { verb, done, of, unsure, ticks }: CutBatch): string {
  const left = of - done
  return [
    t('batch.cut', { verb, n: done, m: of }),
    ...(left > 0 ? [t(ticks ? 'batch.cut.ticked' : 'batch.cut.left', counted(left))] : []),
    ...(unsure > 0 ? [t('batch.cut.unsure', counted(unsure))] : []),
  ].join(' ')
}
