import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { allowed } from '../../platform/client.ts'
import type { RowAction } from '../../ui/table/column.ts'
import { useDownload } from '../../ui/use-download.ts'
import { calls } from '../contract.ts'
import type { Order } from './order.ts'
import { type Step, stepsOf, useSteps, verbOf } from './steps.tsx'

const DESTRUCTIVE: readonly Step[] = ['cancel', 'delete']

/**
 * What can be done with an order from a list: the next step first, then its lines and its document, then
 * what ends it. A draft is submitted from its own page, where its lines are seen.
 */
export function useRowActions() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { ask, question } = useSteps()
  const sheet = useDownload(calls.exportPurchaseOrder)
  const step = (order: Order, step: Step): RowAction => ({
    key: step,
    label: t(verbOf(step)),
    danger: DESTRUCTIVE.includes(step),
    run: () => ask(step, order),
  })
  const open = (order: Order) =>
    navigate({ to: '/Controller/poLine/$poHeaderUUID', params: { poHeaderUUID: order.UUID } })
  const lines = (order: Order): RowAction => ({
    key: 'lines',
    label: t('po.open'),
    run: () => open(order),
  })
  const print = (order: Order): RowAction => ({
    key: 'print',
    label: t('po.exportPdf'),
    call: calls.exportPurchaseOrder,
    quiet: true,
    run: () => sheet.run({ POHeaderUUID: order.UUID }),
  })
  const actions = (order: Order): RowAction[] => {
    const steps = stepsOf(order).filter((step) => step !== 'submit')
    const forward = steps.filter((step) => !DESTRUCTIVE.includes(step) && step !== 'reject')
    const others = steps.filter((step) => !forward.includes(step))
    const mayOpen = order.StatePurchase !== 'CC' && allowed(calls.getEnvironmentPOLineManage)
    return [
      ...forward.map((name) => step(order, name)),
      ...(mayOpen ? [lines(order)] : []),
      print(order),
      ...others.map((name) => step(order, name)),
    ]
  }
  return {
    actions,
    open: allowed(calls.getEnvironmentPOLineManage) ? open : undefined,
    question,
  }
}
