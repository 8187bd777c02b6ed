import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../platform/thai-date.ts'
import { difference, money } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { type Prices, usualPrice } from './prices.ts'

type Wait = Prices['Waits'][number]

/** What of a product's prices waits, and how it changes the one in force, for its row. */
export function WaitingPrices({ product }: { product: Prices }) {
  const { t } = useTranslation()
  const sentence = useSentence()
  return product.Waits.map((wait) => (
    <div key={wait.SaveUUID} className="num">
      {t('prices.waits', {
        ...sentence(wait),
        difference: difference(Number(usualPrice(wait)) - Number(usualPrice(product))),
      })}
    </div>
  ))
}

/** Which waiting prices will take the place of those that are saved from `start` on, null for at once, before that is done. */
export function ReplacedBy(props: { products: readonly Prices[]; start: string | null }) {
  const { products, start } = props
  const { t } = useTranslation()
  const sentence = useSentence()
  const from = start === null ? Number.NEGATIVE_INFINITY : Date.parse(start)
  return products.flatMap((product) =>
    product.Waits.filter(({ EffectiveFrom: at }) => at === null || Date.parse(at) > from).map(
      (wait) => (
        <div key={`${product.UUID} ${wait.SaveUUID}`}>
          {t('prices.replacedBy', { product: product.Name, ...sentence(wait) })}
        </div>
      ),
    ),
  )
}

function useSentence() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (wait: Wait) => {
    const { EffectiveFrom: from } = wait
    const at = from && t('prices.startsAt', { at: formatInstant(from, 'short', language) })
    const when = wait.NeedsCheck ? [t('board.state.waiting'), at] : [at]
    return { when: when.filter(Boolean).join(' · '), price: money(usualPrice(wait)) }
  }
}
