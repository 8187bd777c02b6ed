import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import type { Decimal } from '../../../platform/money.ts'
import { difference, kilograms, money, percent as percentWords } from '../../../ui/format.ts'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { LadderLines, Line, levelTerm, Part, PaymentPart, Source } from '../PriceBreakdown.tsx'
import type { PalmRecord } from '../record.ts'
import { type PricePreview, returnedOf } from './preview-price.ts'

interface WhyProps {
  record: PalmRecord
  price: PricePreview
  /** The officer has set another price. */
  own?: boolean
}

/** How the price is computed: ladder row, steps from it, member level and premium. */
export function Why({ record, price, own }: WhyProps) {
  const { t } = useTranslation()
  const { terms } = price
  return (
    <Part title={t(own ? 'evaluation.why.computed' : 'term.whyPrice')}>
      <LadderLines {...price.ofGrade} />
      <Line label={levelTerm(t, record.CustomerLevelName)} value={difference(terms.levelPrice)} />
      <Line label={t('term.premium')} value={difference(terms.premium)} />
      <Line total label={t('term.netPrice')} value={money(price.net)} />
      <Source product={record.ProductDataID} {...price} />
    </Part>
  )
}

/** Net weight, amount, tax and the sum paid; a note instead until the truck is weighed out. */
export function Payment({ record, price }: { record: PalmRecord; price: Decimal }) {
  const { t } = useTranslation()
  const net = `${kilograms(record.WeightNet)} ${t('term.kg')}`
  return (
    <PaymentPart record={record} price={price}>
      {(amount) => (
        <>
          <Line label={t('term.netWeight')} value={net} />
          <Line label={t('evaluation.amount')} value={amount} />
        </>
      )}
    </PaymentPart>
  )
}

/** Values that are recorded with the price but are not part of it. */
export function Recorded({ record, isReturn }: { record: PalmRecord; isReturn: boolean }) {
  const { t } = useTranslation()
  return (
    <Box component="section" fz={12} lh="20px" pt={8} className="muted">
      {t('evaluation.recorded')}
      <br />
      {t('evaluation.recorded.values', {
        shipping: money(record.VendorValueShippingCost),
        consistency: money(record.VendorValueConsistency),
      })}
      <ReturnRate record={record} isReturn={isReturn} />
    </Box>
  )
}

/** Percent and rate of the return, or why they are not known. */
function ReturnRate({ record, isReturn }: { record: PalmRecord; isReturn: boolean }) {
  const { t } = useTranslation()
  const { percent, rate, unknown } = returnedOf(record, isReturn)
  const known = { percent: percentWords(percent), rate: money(rate), plate: record.CarRegister }
  return (
    <>
      <div>{t(`evaluation.returned.${unknown ?? 'known'}`, known)}</div>
      {unknown === 'noTare' && (
        <NewTabLink to={addresses.vehicles({ plate: record.CarRegister })}>
          {t('evaluation.setTare')}
        </NewTabLink>
      )}
    </>
  )
}
