import { Box } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { decimal } from '../../../platform/money.ts'
import { businessDay, formatInstant } from '../../../platform/thai-date.ts'
import { netPrice } from '../../../pricing/rules/terms.ts'
import { difference, kilograms, money } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { Reason } from '../../../ui/Reason.tsx'
import { ladderDay } from '../../rules.ts'
import {
  Figure,
  LadderLines,
  Source as LadderSource,
  Line,
  levelTerm,
  Note,
  OfDay,
  Part,
  PaymentPart,
} from '../PriceBreakdown.tsx'
import type { PalmRecord } from '../record.ts'
import type { Priced, Sheet } from './reading-differences.ts'

type Origin = Priced['origin']

/** How the price of the ticket came about: its terms, where they come from, and their sum. */
export function WhyPrice({ sheet: { weight, origin } }: { sheet: Sheet }) {
  const { t } = useTranslation()
  const isGraded = weight.SysProductGrade !== null
  if (!origin)
    return (
      <Box component="p" p="14px 18px" className="text muted">
        {t(`sheet.noPrice.${isGraded ? 'value' : 'grade'}`)}
      </Box>
    )
  return (
    <Box p="14px 18px 16px">
      <Figure label={t('term.netPrice')} price={weight.SysPrice} />
      <Terms weight={weight} origin={origin} />
      <Override weight={weight} origin={origin} />
      <Source weight={weight} origin={origin} />
      <Payment weight={weight} />
      <Recorded weight={weight} origin={origin} />
    </Box>
  )
}

function Terms({ weight, origin }: Priced) {
  const { t } = useTranslation()
  const { SysValuationPrice, SysValuationLevelPrice, SysValuationPremium } = weight
  const isOfLadder = decimal(origin.ComputedPrice).eq(SysValuationPrice ?? 0)
  return (
    <Part>
      {isOfLadder && origin.Steps !== 0 && (
        <LadderLines
          quiet
          fromGrade={origin.FromGrade}
          fromPrice={origin.FromPrice}
          steps={origin.Steps}
          perStep={origin.PerStep}
          price={origin.ComputedPrice}
        />
      )}
      <Term
        label={t('term.gradePrice.of', { g: origin.ProductGrade })}
        value={money(SysValuationPrice)}
        inForce={SysValuationPrice}
        computed={origin.ComputedPrice}
      />
      <Term
        label={levelLabel(t, weight, origin)}
        value={difference(SysValuationLevelPrice)}
        inForce={SysValuationLevelPrice}
        computed={origin.ComputedLevelPrice}
      />
      <Term
        label={t('term.premium')}
        value={difference(SysValuationPremium)}
        inForce={SysValuationPremium}
        computed={origin.ComputedPremium}
      />
      <Line total label={t('term.netPrice')} value={money(weight.SysPrice)} />
    </Part>
  )
}

/** The name of the level's term, with the level's name unless the seller's level has changed since. */
function levelLabel(t: TFunction, weight: PalmRecord, { ComputedLevelPrice }: Origin): string {
  const isOfNow = decimal(ComputedLevelPrice).eq(weight.CustomerLevelPrice)
  if (!isOfNow) return t('term.levelPrice')
  return levelTerm(t, weight.CustomerLevelName)
}

/** A term of the price, with the computed value where an officer set another. */
function Term(props: { label: string; value: string; inForce: number | null; computed: number }) {
  const { t } = useTranslation()
  const isOwn = !decimal(props.computed).eq(props.inForce ?? 0)
  return (
    <Line
      label={
        <>
          {props.label}
          {isOwn && <small>{t('sheet.computed', { price: money(props.computed) })}</small>}
        </>
      }
      value={props.value}
    />
  )
}

/** Who set the price by hand, and why. */
function Override({ weight, origin }: Priced) {
  const { t } = useTranslation()
  if (!weight.OverrideReason) return null
  const computed = netPrice({
    gradePrice: origin.ComputedPrice,
    levelPrice: origin.ComputedLevelPrice,
    premium: origin.ComputedPremium,
  })
  return (
    <Box
      component="p"
      bg="var(--ps-attn-soft)"
      bdrs={5}
      m="8px 0 0"
      p="7px 10px"
      className="small attention breaks"
    >
      {t('sheet.overridden', { officer: weight.SysOfficerValuation, price: money(computed) })}
      <br />
      <Reason reason={weight.OverrideReason} />
    </Box>
  )
}

/** The version of the ladder with its date and officer, and who priced the ticket. */
function Source({ weight, origin }: Priced) {
  const { t } = useTranslation()
  const language = useLanguage()
  const at = weight.ValuedAt && formatInstant(weight.ValuedAt, 'short', language)
  const dayOut = weight.WeightTimeOut && businessDay(weight.WeightTimeOut)
  const earlier = weight.ValuedAt && ladderDay(dayOut, businessDay(weight.ValuedAt))
  return (
    <Part>
      <LadderSource
        product={weight.ProductDataID}
        version={origin.PriceVersion}
        savedAt={origin.Modified}
        savedBy={origin.ModifiedBy}
        ladderDay={origin.LadderDay}
      />
      <Note>
        {t('sheet.valuedBy', { officer: weight.SysOfficerValuation, at })}
        {earlier && !origin.LadderDay && <OfDay words="evaluation.ladder.later" day={earlier} />}
      </Note>
    </Part>
  )
}

/** Net weight times price, tax and the sum paid; or why that is not known yet. */
function Payment({ weight }: { weight: PalmRecord }) {
  const { t } = useTranslation()
  const factors = { net: kilograms(weight.WeightNet), price: money(weight.SysPrice) }
  return (
    <PaymentPart record={weight} price={weight.SysPrice} title={t('sheet.payment')}>
      {(amount) => <Line label={t('sheet.netTimesPrice', factors)} value={amount} />}
    </PaymentPart>
  )
}

/** Values that were recorded with the price but are not part of it. */
function Recorded({ weight, origin }: Priced) {
  const { t } = useTranslation()
  return (
    <Part title={t('evaluation.recorded')}>
      <Line quiet label={t('term.shipping')} value={money(origin.SysValuationShippingCost)} />
      <Line quiet label={t('term.consistency')} value={money(origin.SysValuationLoyalty)} />
      <Line quiet label={t('sheet.returnRate')} value={money(weight.SysValuationConditonQuality)} />
    </Part>
  )
}
