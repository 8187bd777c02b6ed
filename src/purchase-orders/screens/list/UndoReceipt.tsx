import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../ui/actions/use-action.ts'
import { showFailure, showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { type OrderLine, slipOf } from '../order.ts'
import css from './OrderLines.module.css'

/** What says that a line was received just now, and a button that takes it back. */
export function UndoReceipt({ line, children }: { line: OrderLine; children?: ReactNode }) {
  const { t } = useTranslation()
  const { run, running } = useAction(calls.undoReceive, {
    onDone: ([result]) =>
      result?.Message ? showFailure(result.Message) : showSuccess(t('done.receiptUndone')),
  })
  return (
    <span className={css.due}>
      {children}
      <UnstyledButton
        className={css.receive}
        disabled={running}
        aria-label={t('ui.actionOf', { action: t('ui.undo'), name: slipOf(line) })}
        onClick={() => run({ Lines: [{ POLineUUID: line.UUID }] })}
      >
        {t('ui.undo')}
      </UnstyledButton>
    </span>
  )
}
