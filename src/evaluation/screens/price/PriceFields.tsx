import { useTranslation } from 'react-i18next'
import { REASONS } from '../../../platform/reasons.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { MoneyField } from '../../../ui/form/NumberField.tsx'
import { ReasonField } from '../../../ui/form/ReasonField.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { money } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import type { Valuation } from '../../contract/price.ts'
import { levelTerm } from '../PriceBreakdown.tsx'
import type { PalmRecord } from '../record.ts'
import type { PriceValues } from './price-form.ts'

/** The price that a correction replaces, and the reason where it was set by hand. */
export function Replaced({ base }: { base: PalmRecord }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { SysOfficerValuation: officer, ValuedAt, OverrideReason: reason } = base
  const at = ValuedAt && formatInstant(ValuedAt, 'short', language)
  return (
    <Banner>
      {t('evaluation.oldPrice.by', { price: money(base.SysPrice), officer, at })}{' '}
      {reason && t('evaluation.overriddenBy', { officer, reason })}
    </Banner>
  )
}

interface OwnTermsProps {
  ticket: PalmRecord
  form: Form<PriceValues>
  computed: Valuation
}

/**
 * The fields of the three price terms, for officers who may set them; an empty one means the computed value, shown
 * below.
 */
export function OwnTerms({ ticket, form, computed }: OwnTermsProps) {
  const { t } = useTranslation()
  const term = (
    name: 'SysValuationPrice' | 'SysValuationLevelPrice' | 'SysValuationPremium',
    label: string,
  ) => ({
    ...form.field(name),
    label,
    base: computed[name],
    placeholder: money(computed[name]),
    description: t('evaluation.computed', { price: money(computed[name]) }),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as const,
  })
  return (
    <FieldGrid columns={3}>
      <MoneyField
        autoFocus
        {...term('SysValuationPrice', t('term.gradePrice.of', { g: ticket.SysProductGrade }))}
      />
      <MoneyField {...term('SysValuationLevelPrice', levelTerm(t, ticket.CustomerLevelName))} />
      <MoneyField {...term('SysValuationPremium', t('term.premium'))} />
    </FieldGrid>
  )
}

/** The reason for a price other than the computed one, or for a correction. */
export function Reason({ form, correcting }: { form: Form<PriceValues>; correcting: boolean }) {
  const { t } = useTranslation()
  return (
    <ReasonField
      label={t(correcting ? 'evaluation.correctionReason' : 'term.reason')}
      reasons={REASONS.override}
      maxLength={200}
      {...form.field('Reason')}
    />
  )
}
