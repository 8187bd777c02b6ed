import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { money } from '../../../ui/format.ts'
import { type Order, offered } from '../order.ts'
import type { Step } from '../steps/steps.tsx'

/** What an approver presses at the foot of a phone: not, or the sum that they approve. */
export function ReviewBar({ order, onAsk }: { order: Order; onAsk: (step: Step) => void }) {
  const { t } = useTranslation()
  const reject = offered('reject', order) && (
    <Button variant="default" onClick={() => onAsk('reject')}>
      {t('po.reject')}
    </Button>
  )
  const approve = (
    <Button onClick={() => onAsk('approve')}>
      {t('approve.amount', { sum: money(order.TotalAmount) })}
    </Button>
  )
  return <BottomBar other={reject} main={approve} />
}
