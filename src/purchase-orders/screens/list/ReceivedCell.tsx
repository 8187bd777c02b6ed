import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOfMonth, formatDay } from '../../../platform/thai-date.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useLanguage } from '../../../ui/language.ts'
import { useNow } from '../../../ui/live/use-now.ts'
import { showFailure, showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import {
  exitDay,
  isOpen,
  type Order,
  type OrderLine,
  offered,
  receiptDay,
  slipOf,
} from '../order.ts'
import css from './OrderLines.module.css'

interface JustReceived {
  /** Ids of the lines that this officer received since the list was opened: they may still be taken back. */
  lineIds: ReadonlySet<string>
  add: (lineIds: readonly string[]) => void
}

/** Given by the list of receiving; other lists offer no undo. */
export const JustReceivedContext = createContext<JustReceived>({
  lineIds: new Set(),
  add: () => {},
})

/** When a line was received, with its undo for who did it just now, else the day that is proposed and the button that receives. */
export function ReceivedCell(props: {
  order: Order
  line: OrderLine
  /** Others of the order wait, which count more. */
  isAside: boolean
  onReceive: () => void
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { order, line, onReceive } = props
  const now = useNow()
  const { lineIds } = useContext(JustReceivedContext)
  if (line.RecDate) {
    const done = <Done day={line.RecDate} isAside={props.isAside} />
    return lineIds.has(line.UUID) ? <UndoReceipt line={line}>{done}</UndoReceipt> : done
  }
  if (!isOpen(line) || !offered('receive', order)) return <span className="muted">–</span>
  const name = t('ui.actionOf', { action: t('po.receive'), name: slipOf(line) })
  const closed = line.IsExitDayClosed
    ? t('receive.dayClosed', { day: formatDay(exitDay(line), 'short', language) })
    : undefined
  return (
    <span className={`${css.due} row`} title={closed}>
      <span className="muted">{formatDay(receiptDay(line, now), 'table', language)}</span>{' '}
      <UnstyledButton
        className={`${css.receive} link accent medium`}
        aria-label={name}
        onClick={onReceive}
      >
        {t('po.receive')}
      </UnstyledButton>
    </span>
  )
}

/** A tick and the day on which a line was received. */
function Done({ day, isAside }: { day: string; isAside: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <span
      className={`${css.done} row`}
      data-aside={isAside || undefined}
      title={formatDay(day, 'short', language)}
    >
      <IconCheck size={14} stroke={1.7} aria-hidden="true" />
      {t('receive.done', { day: dayOfMonth(day, language) })}
    </span>
  )
}

/** What says that a line was received just now, and a button that takes it back. */
export function UndoReceipt({ line, children }: { line: OrderLine; children?: ReactNode }) {
  const { t } = useTranslation()
  const { run, running } = useAction(calls.undoReceive, {
    onDone: ([result]) =>
      result?.Message ? showFailure(result.Message) : showSuccess(t('done.receiptUndone')),
  })
  return (
    <span className={`${css.due} row`}>
      {children}
      <UnstyledButton
        className={`${css.receive} link accent medium`}
        disabled={running}
        aria-label={t('ui.actionOf', { action: t('ui.undo'), name: slipOf(line) })}
        onClick={() => run({ Lines: [{ POLineUUID: line.UUID }] })}
      >
        {t('ui.undo')}
      </UnstyledButton>
    </span>
  )
}
