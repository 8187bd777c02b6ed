import { useTranslation } from 'react-i18next'
import { netPrice, type PriceTerms } from '../../../pricing/rules/terms.ts'
import { money } from '../../../ui/format.ts'
import css from './PriceDialog.module.css'

/** The net price as it would be saved; with the computed one where it is the officer's own. */
export function Net({ given, computed }: { given: PriceTerms; computed?: PriceTerms }) {
  const { t } = useTranslation()
  return (
    <div className={`${css.net} num`}>
      {t('term.netPrice')} <b>{money(netPrice(given))}</b> {t('term.bahtPerKg')}
      {computed && <small>{t('evaluation.own', { price: money(netPrice(computed)) })}</small>}
    </div>
  )
}
