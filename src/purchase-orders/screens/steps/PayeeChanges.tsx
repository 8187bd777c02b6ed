import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import type { WordKey } from '../../../platform/catalogue.ts'
import { useCall } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { useLanguage } from '../../../ui/language.ts'
import { calls } from '../../contract.ts'
import { usePayeeName } from '../payee-name.ts'
import css from './PayeeChanges.module.css'

type Entry = Output<typeof calls.getHistory>['data'][number]

const VERBS: Partial<Record<Entry['Action'], WordKey>> = {
  invoice: 'history.invoice',
  confirmPayee: 'history.confirmPayee',
}

/** Where a payable was to be paid since it was set up: who changed or confirmed it when, the newest first. */
export function PayeeChanges({ orderId }: { orderId: string }) {
  const { t } = useTranslation()
  const { data } = useCall(calls.getHistory, { POHeaderUUID: orderId }, { keepPrevious: false })
  const entries = (data?.data ?? []).filter(({ PayeeAfter }) => PayeeAfter !== null)
  if (entries.length === 0) return null
  return (
    <section aria-label={t('payee.changes')} className={css.changes}>
      <h3 className={css.title}>{t('payee.changes')}</h3>
      <ul className={css.list}>
        {entries.map((entry) => (
          <Change key={entry.ID} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function Change({ entry }: { entry: Entry }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = usePayeeName()
  const { PayeeAfter, HappenedAt, OfficerName, OfficerLastname } = entry
  const who = [OfficerName, OfficerLastname].filter(Boolean).join(' ')
  const verb = VERBS[entry.Action] ?? 'history.changePayee'
  return (
    <li className="num">
      <span>{PayeeAfter && t('history.paidTo', { account: nameOf(PayeeAfter) })}</span>
      <span className={css.who}>
        {[t(verb), who, formatInstant(HappenedAt, 'table', language)].filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}
