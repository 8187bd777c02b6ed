import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { kilograms, money } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { sharedProduct } from '../../rules.ts'
import type { LineNote } from '../approve/line-notes.ts'
import { TicketLink } from '../lines/TicketLink.tsx'
import type { OrderLine, OrderRecord } from '../order.ts'
import css from './PhoneReview.module.css'
import { useLineNotes } from './use-line-notes.ts'

/** The lines of an order that waits, two rows each; one to look at has an orange bar and says why. */
export function ReviewLines({ record }: { record: OrderRecord }) {
  const { t } = useTranslation()
  const { po_header: order, po_line: lines } = record
  const notesOf = useLineNotes(order)
  const n = lines.length
  return (
    <section aria-label={t('record.lines')}>
      <div className={css.linesHead}>
        <h2>{t('record.lines')}</h2>
        <span className="num">
          {[t('term.tickets', { n, count: n }), ...sharedProduct(lines)].join(' · ')}
        </span>
      </div>
      <ul className={css.lines}>
        {lines.map((line) => (
          <ReviewLine key={line.UUID} line={line} notes={notesOf?.(line) ?? []} />
        ))}
      </ul>
    </section>
  )
}

function ReviewLine({ line, notes }: { line: OrderLine; notes: readonly LineNote[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { WeightTimeOut, WeightTimeIn, WeightNet, SysPrice, SysProductGrade } = line
  return (
    <li className={css.line} data-flagged={notes.length > 0 || undefined}>
      <div className={`${css.row} num`}>
        <span>
          <b>
            <TicketLink line={line} />
          </b>{' '}
          <span className={css.calm}>
            {formatInstant(WeightTimeOut ?? WeightTimeIn, 'short', language)}
          </span>
        </span>
        <b>{money(line.Amount)}</b>
      </div>
      <div className={`${css.row} ${css.calm} num`}>
        <span>{line.WeightCarRegister}</span>
        <span>{`${kilograms(WeightNet)} ${t('term.kg')} × ${money(SysPrice)} (${SysProductGrade ?? '–'}%)`}</span>
      </div>
      {notes.map(({ words }) => (
        <div key={words} className={css.note}>
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />
          {words}
        </div>
      ))}
    </li>
  )
}
