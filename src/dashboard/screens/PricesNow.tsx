import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import type { Output } from '../../platform/call.ts'
import { useCall } from '../../platform/client.ts'
import { businessDay, dayOfMonth, formatInstant } from '../../platform/thai-date.ts'
import { calls } from '../../pricing/contract.ts'
import { pricesOfRow } from '../../pricing/rules/board-rows.ts'
import { gradePrice, LISTED_GRADES, USUAL_GRADE } from '../../pricing/rules.ts'
import { money } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import css from './Dashboard.module.css'
import { Panel } from './Panel.tsx'

type Product = Output<typeof calls.getPriceBoard>['Products'][number]

/** The prices in force of every product, around the usual grade. */
export function PricesNow() {
  const { t } = useTranslation()
  const { data } = useCall(calls.getPriceBoard, {})
  useRefetchOnChange('prices', calls.getPriceBoard)
  const products = data?.Products.filter(({ oProduct_price }) => oProduct_price.length > 0)
  return (
    <Panel
      area="prices"
      title={t('dashboard.prices')}
      hint={products && <Since products={products} />}
      end={
        <ScreenLink className={`${css.more} link accent medium`} to={addresses.priceBoard()}>
          {t('dashboard.prices.see')}
        </ScreenLink>
      }
      rows={products}
      empty={t('dashboard.prices.none')}
    >
      {(products) => (
        <table className={`plain-table num ${css.prices}`}>
          <thead>
            <tr>
              <th scope="col">{t('term.grade.short')}</th>
              {LISTED_GRADES.map((grade) => (
                <th key={grade} scope="col" data-usual={grade === USUAL_GRADE || undefined}>
                  {grade}%
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <tr key={product.UUID}>
                <th scope="row">{product.Name}</th>
                {LISTED_GRADES.map((grade) => (
                  <td key={grade} data-usual={grade === USUAL_GRADE || undefined}>
                    {money(gradePrice(pricesOfRow(product), grade)?.price)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

function Since({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const newest = products
    .map(({ EffectiveFrom }) => EffectiveFrom ?? '')
    .sort()
    .at(-1)
  if (!newest) return null
  const time = `${dayOfMonth(businessDay(newest), language)} ${formatInstant(newest, 'clock', language)}`
  return t('dashboard.prices.since', { time })
}
