import { useTranslation } from 'react-i18next'
import css from './TicketSheet.module.css'

const FACTS = Array.from({ length: 12 }, (_, index) => `fact${index}`)
const TERMS = ['price', 'grade', 'level', 'premium', 'net']

/** Shown in the shape of a ticket while it loads. */
export function SheetSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={css.body} role="status" aria-busy="true" aria-label={t('ui.loading')}>
      <div className={`${css.facts} ${css.factBars}`} aria-hidden="true">
        {FACTS.map((fact) => (
          <span key={fact} />
        ))}
      </div>
      <div className={`${css.side} ${css.termBars}`} aria-hidden="true">
        {TERMS.map((term) => (
          <span key={term} />
        ))}
      </div>
    </div>
  )
}
