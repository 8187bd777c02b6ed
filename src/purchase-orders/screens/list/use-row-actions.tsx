import { useTranslation } from 'react-i18next'
import { allowed, mayOpen } from '../../../platform/client.ts'
import type { RowAction } from '../../../ui/table/column.ts'
import { calls } from '../../contract.ts'
import { linesOpen, OFFERED } from '../../rules.ts'
import { type Order, stateOf } from '../order.ts'
import { type Step, stepsOf, useSteps, verbOf } from '../steps/steps.tsx'
import { useOpenOrder } from '../use-open-order.ts'
import { useOrderSheet } from '../use-order-sheet.ts'

const FORWARD: readonly Step[] = OFFERED.forward
const ENDING: readonly Step[] = OFFERED.ending

/**
 * The actions of an order's row: the next step, its lines and its document, then the steps that end it. A draft cannot
 * be submitted from a list: the officer has to see its lines.
 */
export function useRowActions(orders: readonly Order[] | undefined) {
  const { t } = useTranslation()
  const { ask, question } = useSteps(orders)
  const open = useOpenOrder()
  const { print, ...sheet } = useOrderSheet()
  const mayChangeLines = allowed(calls.createPOLine)
  const toStep = (order: Order) => (step: Step) => ({
    key: step,
    label: verbOf(t, step, order),
    quiet: step === 'changePayee',
    danger: ENDING.includes(step),
    run: () => ask(step, order),
  })
  const toLines = (order: Order) => ({
    key: 'lines',
    label: t(mayChangeLines && linesOpen(stateOf(order)) ? 'po.open' : 'po.look'),
    run: () => open(order),
  })
  const toSheet = (order: Order) => ({
    key: 'print',
    call: calls.exportPurchaseOrder,
    quiet: true,
    run: () => print(order),
    ...sheet,
  })
  const actions = (order: Order): RowAction[] => {
    const steps = stepsOf(order).filter((step) => step !== 'submit')
    return [
      ...steps.filter((step) => FORWARD.includes(step)).map(toStep(order)),
      ...(mayOpen('order') && order.StatePurchase !== 'CC' ? [toLines(order)] : []),
      toSheet(order),
      ...steps.filter((step) => !FORWARD.includes(step)).map(toStep(order)),
    ]
  }
  return { actions, open: mayOpen('order') ? open : undefined, question }
}
