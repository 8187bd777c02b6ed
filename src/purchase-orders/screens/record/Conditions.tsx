import { useTranslation } from 'react-i18next'
import { money } from '../../../ui/format.ts'
import { FactsGrid } from '../../../ui/record/FactsGrid.tsx'
import type { OrderRecord } from '../order.ts'
import { Collapsible } from './Collapsible.tsx'

/** Terms, quality and financial dimensions, folded away since nobody reads them daily. */
export function Conditions({ order }: { order: OrderRecord['po_header'] }) {
  const { t } = useTranslation()
  return (
    <Collapsible title={t('record.conditions')}>
      <Facts order={order} />
    </Collapsible>
  )
}

function Facts({ order }: { order: OrderRecord['po_header'] }) {
  const { t } = useTranslation()
  const figures = (...values: number[]) => values.map(money)
  return (
    <FactsGrid
      columns={6}
      facts={[
        { label: t('new.site'), value: order.Site },
        { label: t('new.inclTax'), value: t(`new.inclTax.${order.InclTax}`) },
        { label: t('new.Delivery'), value: order.Delivery },
        { label: t('new.Payment'), value: order.Payment },
        { label: t('new.CriteriaReceive'), value: order.CriteriaReceive },
        { label: t('new.QTYDeliver'), value: order.QTYDeliver },
        { label: t('new.FFAMax'), value: money(order.FFAMax) },
        { label: t('record.mi'), value: money(order.MIMax) },
        { label: t('new.DobiMin'), value: money(order.DobiMin) },
        { label: t('record.iv'), value: figures(order.IVMin, order.IVMax).join(' – ') },
        {
          label: t('record.colours'),
          value: figures(order.ColorR, order.ColorY, order.ColorB).join(' · '),
        },
        { label: t('new.Condition'), value: order.Condition },
        { label: 'D1', value: order.FinDim1 },
        { label: 'D2', value: order.FinDim2 },
        { label: 'D3', value: order.FinDim3 },
        { label: 'D4', value: order.FinDim4 },
        { label: 'D5', value: order.FinDim5 },
        { label: 'D6', value: order.FinDim6 },
      ]}
    />
  )
}
