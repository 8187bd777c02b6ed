import { useTranslation } from 'react-i18next'
import { mayOpen } from '../../../platform/client.ts'
import type { RowAction } from '../../../ui/table/column.ts'
import { calls } from '../../contract.ts'
import type { Order } from '../order.ts'
import { type Step, stepsOf, useSteps, verbOf } from '../steps/steps.tsx'
import { useOpenOrder } from '../use-open-order.ts'
import { useOrderSheet } from '../use-order-sheet.ts'

const ENDS: readonly Step[] = ['cancel', 'delete']
const ASIDE: readonly Step[] = ['reject', ...ENDS]

/**
 * What can be done with an order from a list: the next step first, then its lines and its document, then
 * what ends it. A draft is submitted from its own page, where its lines are seen.
 */
export function useRowActions() {
  const { t } = useTranslation()
  const { ask, question } = useSteps()
  const open = useOpenOrder()
  const { print, ...sheet } = useOrderSheet()
  const toStep = (order: Order) => (step: Step) => ({
    key: step,
    label: t(verbOf(step)),
    danger: ENDS.includes(step),
    run: () => ask(step, order),
  })
  const toLines = (order: Order) => ({
    key: 'lines',
    label: t('po.open'),
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
      ...steps.filter((step) => !ASIDE.includes(step)).map(toStep(order)),
      ...(mayOpen('order') && order.StatePurchase !== 'CC' ? [toLines(order)] : []),
      toSheet(order),
      ...steps.filter((step) => ASIDE.includes(step)).map(toStep(order)),
    ]
  }
  return { actions, open: mayOpen('order') ? open : undefined, question }
}
