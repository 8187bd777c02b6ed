import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../platform/thai-date.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { difference, money } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import css from './price/PriceDialog.module.css'
import { Line, Payment } from './price/PriceSide.tsx'
import { type PalmRecord, ticketName } from './record.ts'

/** Why a ticket was paid as it was: the terms that were kept when it was valued. */
export function WhyDialog({ record, onClose }: { record: PalmRecord; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const at = record.ValuedAt && formatInstant(record.ValuedAt, 'short', language)
  return (
    <Dialog
      title={t('evaluation.why.title', { ticket: ticketName(record) })}
      about={`${record.CustomerName} AVL ${record.AVL} · ${record.CarRegister}`}
      onClose={onClose}
    >
      <Line
        label={t('evaluation.gradePrice', { g: record.SysProductGrade })}
        value={money(record.SysValuationPrice)}
      />
      <Line
        label={t('evaluation.level', { level: '' })}
        value={difference(record.SysValuationLevelPrice)}
      />
      <Line label={t('evaluation.premium')} value={difference(record.SysValuationPremium)} />
      <Line total label={t('evaluation.netPrice')} value={money(record.SysPrice)} />
      <p className={css.missing}>
        {t('evaluation.version', { product: record.ProductDataID, n: record.PriceVersion })}{' '}
        {t('evaluation.valuedBy', { officer: record.SysOfficerValuation, at })}
      </p>
      {record.OverrideReason && (
        <p className={css.missing}>
          {t('evaluation.overriddenBy', {
            officer: record.SysOfficerValuation,
            reason: record.OverrideReason,
          })}
        </p>
      )}
      <Payment
        record={record}
        terms={{
          gradePrice: record.SysValuationPrice ?? 0,
          levelPrice: record.SysValuationLevelPrice ?? 0,
          premium: record.SysValuationPremium ?? 0,
        }}
      />
    </Dialog>
  )
}
