import { useTranslation } from 'react-i18next'
import { useDownload } from '../../ui/actions/use-download.ts'
import { calls } from '../contract.ts'
import type { Order } from './order.ts'

/** The document of an order, for a menu: while one is being made its item says so, and takes no other. */
export function useOrderSheet() {
  const { t } = useTranslation()
  const { running, run } = useDownload(calls.exportPurchaseOrder)
  return {
    label: t(running ? 'ui.preparing' : 'po.exportPdf'),
    disabled: running,
    print: (order: Order) => run({ POHeaderUUID: order.UUID }),
  }
}
