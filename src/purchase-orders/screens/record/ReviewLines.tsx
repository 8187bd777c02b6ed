import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { kilograms, money } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { calls } from '../../contract.ts'
import { sharedProduct } from '../../rules.ts'
import type { ApprovalLine } from '../approve/approvals.ts'
import { notesOf } from '../approve/line-notes.ts'
import { TicketLink } from '../lines/TicketLink.tsx'
import type { OrderLine, OrderRecord } from '../order.ts'
import css from './PhoneReview.module.css'

/** The lines of an order that waits, two rows each; one to look at has an orange bar and says why. */
export function ReviewLines({ record }: { record: OrderRecord }) {
  const { t } = useTranslation()
  const { po_header: order, po_line: lines } = record
  const { data } = useCall(calls.getApprovalLines, { POHeaderUUID: order.UUID })
  const flagged = new Map((data ?? []).map((line) => [line.UUID, line]))
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
          <ReviewLine key={line.UUID} line={line} flagged={flagged.get(line.UUID)} />
        ))}
      </ul>
    </section>
  )
}

function ReviewLine({ line, flagged }: { line: OrderLine; flagged: ApprovalLine | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const notes = flagged ? notesOf(t, flagged) : []
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
      {notes.map((note) => (
        <div key={note} className={css.note}>
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />
          {note}
        </div>
      ))}
    </li>
  )
}
