import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { counted, money } from '../../../ui/format.ts'
import type { Order } from '../order.ts'

/** What ends with an order: whose it is, what it comes to, and how many tickets become free. */
export function OrderAtStake({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { VendorOrganizationName: vendor, TotalAmount, TotalLine } = order
  return (
    <Box mb="sm">
      <Box fw={500} c="var(--ps-text)">
        {t('ask.approve.text', { vendor, amount: money(TotalAmount) })}
      </Box>
      {TotalLine > 0 && <div>{t('ask.cancel.text', counted(TotalLine))}</div>}
    </Box>
  )
}
