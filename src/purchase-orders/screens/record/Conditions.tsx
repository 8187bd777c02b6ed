import { useTranslation } from 'react-i18next'
import { money } from '../../../ui/format.ts'
import { FactsGrid } from '../../../ui/record/FactsGrid.tsx'
import { ORDER_TERMS, type TERMS } from '../../rules/fields.ts'
import type { OrderRecord } from '../order.ts'
import { Collapsible } from './Collapsible.tsx'

const DIMENSIONS = ['FinDim1', 'FinDim2', 'FinDim3', 'FinDim4', 'FinDim5', 'FinDim6'] as const

/** Terms, quality and financial dimensions, folded away since nobody reads them daily. */
export function Conditions({ order }: { order: OrderRecord['po_header'] }) {
  const { t } = useTranslation()
  const figures = (...values: number[]) => values.map(money)
  const term = (name: 'Site' | 'FFAMax' | 'DobiMin' | (typeof TERMS)[number]) => {
    const { word, kind } = ORDER_TERMS[name]
    return { label: t(word), value: kind === 'measure' ? money(order[name]) : order[name] }
  }
  return (
    <Collapsible title={t('record.conditions')}>
      <FactsGrid
        columns={6}
        facts={[
          term('Site'),
          { label: t('new.inclTax'), value: t(`new.inclTax.${order.InclTax}`) },
          term('Delivery'),
          term('Payment'),
          term('CriteriaReceive'),
          term('QTYDeliver'),
          term('FFAMax'),
          { label: t('record.mi'), value: money(order.MIMax) },
          term('DobiMin'),
          { label: t('record.iv'), value: figures(order.IVMin, order.IVMax).join(' – ') },
          {
            label: t('record.colours'),
            value: figures(order.ColorR, order.ColorY, order.ColorB).join(' · '),
          },
          term('Condition'),
          ...DIMENSIONS.map((name) => ({ label: name.replace('FinDim', 'D'), value: order[name] })),
        ]}
      />
    </Collapsible>
  )
}
