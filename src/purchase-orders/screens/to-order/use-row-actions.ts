import { useTranslation } from 'react-i18next'
import { mayOpen } from '../../../platform/client.ts'
import type { RowAction } from '../../../ui/table/column.ts'
import { useNavigateTo } from '../../../ui/use-navigate-to.ts'
import { calls } from '../../contract.ts'
import { blocksOrder } from '../../rules/to-order.ts'
import { wayOut } from './Obstacle.tsx'
import { isBlocked, type Row } from './rows.ts'

/** What can be done with a row: its order, or the way out of what is in the way. */
export function useRowActions(onMake: (row: Row) => void) {
  const { t } = useTranslation()
  const navigateTo = useNavigateTo()
  return (row: Row): RowAction[] => {
    const obstacle = row.palm.Obstacles.find(blocksOrder)
    const make = {
      key: 'make',
      label: t('toOrder.make'),
      call: calls.createOrders,
      byButton: true,
      run: () => onMake(row),
    }
    if (!isBlocked(row.palm)) return [make]
    if (!obstacle || !mayOpen('vendors')) return []
    const run = () => navigateTo(wayOut(row.palm))
    return [{ key: 'way', label: t(`toOrder.${obstacle}.way`), run }]
  }
}
