import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '../../../ui/table/column.ts'
import { linesOpen } from '../../rules.ts'
import { isOpen, type Order, type OrderLine, offered, stateOf } from '../order.ts'
import { ReceiveDialog } from '../questions/ReceiveDialog.tsx'
import { ReleaseQuestion } from '../questions/ReleaseQuestion.tsx'
import { RemoveQuestion } from '../questions/RemoveQuestion.tsx'

const QUESTIONS = { remove: RemoveQuestion, receive: ReceiveDialog, release: ReleaseQuestion }
type Act = keyof typeof QUESTIONS

/** What can be done with one line of `order`, and the question that it opens. */
export function useLineActs(order: Order) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<{ act: Act; line: OrderLine }>()
  const action = (act: Act, line: OrderLine): RowAction => ({
    key: act,
    label: t(`po.${act}`),
    icon: act === 'remove' && <IconTrash size={14} stroke={1.7} aria-hidden="true" />,
    danger: act === 'release',
    run: () => setAsked({ act, line }),
  })
  const Question = asked && QUESTIONS[asked.act]
  return {
    actions: mayAct(order)
      ? (line: OrderLine) => actsOf(order, line).map((act) => action(act, line))
      : undefined,
    question: Question && (
      <Question order={order} line={asked.line} onClose={() => setAsked(undefined)} />
    ),
  }
}

/** Whether there is anything to be done with lines: without it they need no room for buttons. */
function mayAct(order: Order): boolean {
  return linesOpen(stateOf(order)) || offered('receive', order) || offered('release', order)
}

function actsOf(order: Order, line: OrderLine): Act[] {
  if (linesOpen(stateOf(order))) return ['remove']
  if (!isOpen(line)) return []
  const acts: Act[] = offered('receive', order) ? ['receive'] : []
  return offered('release', order) ? [...acts, 'release'] : acts
}
