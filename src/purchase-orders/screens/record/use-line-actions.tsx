import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { allowed } from '../../../platform/client.ts'
import { useOpenDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import type { RowAction } from '../../../ui/table/column.ts'
import { calls } from '../../contract.ts'
import { linesOpen, stateOf } from '../../rules/states.ts'
import { isOpen, type Order, type OrderLine, offered } from '../order.ts'
import { ReleaseQuestion, RemoveQuestion } from '../steps/questions.tsx'
import { ReceiveDialog } from '../steps/receiving.tsx'

const QUESTIONS = { remove: RemoveQuestion, receive: ReceiveDialog, release: ReleaseQuestion }
type LineAction = keyof typeof QUESTIONS

/** The actions of one of the `lines` of `order`, and the dialog that is open for one. */
export function useLineActions(order: Order, lines: readonly OrderLine[]) {
  const { t } = useTranslation()
  const { ask, close, around } = useOpenDialog<LineAction, OrderLine>({
    kept: ['receive', 'release'],
    records: lines,
    idOf: ({ UUID }) => UUID,
  })
  const rowAction = (action: LineAction, line: OrderLine): RowAction => ({
    key: action,
    label: t(`po.${action}`),
    icon: action === 'remove' && <IconTrash size={14} stroke={1.7} aria-hidden="true" />,
    danger: action === 'release',
    run: () => ask(action, line),
  })
  return {
    actions: hasActions(order)
      ? (line: OrderLine) => actionsOf(order, line).map((action) => rowAction(action, line))
      : undefined,
    question: around(({ name, record: line }) => {
      const Question = QUESTIONS[name]
      return <Question order={order} line={line} onClose={close} />
    }),
  }
}

/** Whether lines of the order can have actions at all; where not, the table needs no room for buttons. */
function hasActions(order: Order): boolean {
  return mayRemove(order) || offered('receive', order) || offered('release', order)
}

function mayRemove(order: Order): boolean {
  return linesOpen(stateOf(order)) && allowed(calls.deletePOLine)
}

function actionsOf(order: Order, line: OrderLine): LineAction[] {
  if (mayRemove(order)) return ['remove']
  if (!isOpen(line)) return []
  const own: LineAction[] = offered('receive', order) ? ['receive'] : []
  return offered('release', order) ? [...own, 'release'] : own
}
