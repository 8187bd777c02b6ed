import type Big from 'big.js'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { money } from '../../../ui/format.ts'

/** Says that the price is another than it was, as long as somebody looks at it. */
export function PriceChange({ from, to }: { from?: Big; to: Big }) {
  const { t } = useTranslation()
  if (!from || from.eq(to)) return null
  return (
    <Banner attention>{t('evaluation.priceChanged', { old: money(from), new: money(to) })}</Banner>
  )
}
