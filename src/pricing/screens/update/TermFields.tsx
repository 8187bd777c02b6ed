import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { MoneyField } from '../../../ui/form/NumberField.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { money } from '../../../ui/format.ts'
import { USUAL_PREMIUM } from '../../rules.ts'
import type { Prices } from '../prices.ts'
import css from './UpdatePrice.module.css'
import type { PriceValues, TERMS } from './values.ts'

interface Props {
  form: Form<PriceValues>
  prices: Prices
}

/** The fields for the steps above and below the ladder, and the premium price. */
export function TermFields({ form, prices }: Props) {
  const { t } = useTranslation()
  const hasSteps = prices.oProduct_price.length > 0
  const term = (name: (typeof TERMS)[number]) => ({ ...form.field(name), step: 0.01 })
  const placeholder = (price: number) => t('v.priceEmpty', { price: money(price) })
  const step = (name: 'IncrementPrice' | 'DecrementPrice') => ({
    ...term(name),
    required: !hasSteps,
    ...(hasSteps && { base: prices[name], placeholder: placeholder(prices[name]) }),
  })
  const { PremiumPrice: premium } = prices
  return (
    <div className={css.terms}>
      <FieldGrid columns={3}>
        <MoneyField label={t('prices.increment')} {...step('IncrementPrice')} />
        <MoneyField label={t('prices.decrement')} {...step('DecrementPrice')} />
        <MoneyField
          label={t('prices.premium')}
          {...term('PremiumPrice')}
          base={premium ?? Number(USUAL_PREMIUM)}
          placeholder={
            premium === null
              ? t('prices.premium.unset', { price: money(USUAL_PREMIUM) })
              : placeholder(premium)
          }
        />
      </FieldGrid>
    </div>
  )
}
