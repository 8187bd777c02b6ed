import { useTranslation } from 'react-i18next'
import { useDownload } from '../../ui/actions/use-download.ts'
import { calls } from '../contract.ts'
import type { Order } from './order.ts'

/** Label and state of a menu item that downloads an order's document: disabled while a document is being made. */
export function useOrderSheet() {
  const { t } = useTranslation()
  const { running, run } = useDownload(calls.exportPurchaseOrder)
  return {
    label: t(running ? 'ui.preparing' : 'po.exportPdf'),
    disabled: running,
    print: (order: Order) => run({ POHeaderUUID: order.UUID }),
  }
}
