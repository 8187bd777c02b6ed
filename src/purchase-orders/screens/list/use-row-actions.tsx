import { useTranslation } from 'react-i18next'
import { allowed, mayOpen } from '../../../platform/client.ts'
import type { RowAction } from '../../../ui/table/column.ts'
import { calls } from '../../contract.ts'
import { badgeOf, isCanceled, linesOpen, stateOf } from '../../rules/states.ts'
import { TRANSITIONS } from '../../rules/steps.ts'
import type { Order } from '../order.ts'
import { type Step, stepsOf, useSteps, verbOf } from '../steps/steps.tsx'
import { useOpenOrder } from '../use-open-order.ts'
import { useOrderSheet } from '../use-order-sheet.ts'

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
    quiet: TRANSITIONS[step].place === 'menu',
    danger: TRANSITIONS[step].place === 'end',
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
    const isNext = (step: Step) => TRANSITIONS[step].place === 'next'
    return [
      ...steps.filter(isNext).map(toStep(order)),
      ...(mayOpen('order') && !isCanceled(badgeOf(order)) ? [toLines(order)] : []),
      toSheet(order),
      ...steps.filter((step) => !isNext(step)).map(toStep(order)),
    ]
  }
  return { actions, question }
}
