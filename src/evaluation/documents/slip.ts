import type { OfficerContext } from '../../platform/call-context.ts'
import { type Data, renderPdf } from '../../platform/documents/render-pdf.ts'
import { footer, signatureBlock } from '../../platform/documents/translate.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { fileStamp, formatInstant } from '../../platform/thai-date.ts'
import { NO_VALUE } from '../../ui/format.ts'
import type { Slip } from '../reads/sheet.ts'
import { facts, quality, weighIn, weights } from './facts.ts'
import { price, recordedValues, sums } from './price.ts'
import { joined, t } from './translate.ts'

const TEMPLATE = 'src/evaluation/documents/slip.typ'

/** Of the file: the ticket's number, in letters that every system keeps, and the moment. */
export function slipName({ weight }: Slip, now: Date): string {
  const number = weight.SequenceWeightOut || weight.WeightScaleIDIn
  return `WeighingSlip_${number.replace(/[^\w-]+/g, '-')}_${fileStamp(now)}.pdf`
}

/** What a ticket is worth and why, as an A5 sheet to hand to the driver, in Thai whatever the officer reads. */
export function slipPdf(slip: Slip, ctx: OfficerContext): Promise<Uint8Array> {
  const { page, printed } = footer({ ...ctx, language: 'th' }, t)
  const ticket = nameOf(slip)
  const data = {
    mill: { ...letterhead() },
    title: t('slip.title'),
    ticket,
    goesOn: t('slip.goesOn', { ticket }),
    status: status(slip),
    facts: facts(slip),
    weights: weights(slip),
    quality: quality(slip),
    price: price(slip),
    sums: sums(slip),
    notes: notes(slip),
    ...signatures(slip, ctx),
    printed,
    page,
  }
  return renderPdf(TEMPLATE, data, ctx)
}

function nameOf(slip: Slip): string {
  const { SequenceWeightOut } = slip.weight
  return SequenceWeightOut ? t('slip.ticket', { ticket: SequenceWeightOut }) : weighIn(slip)
}

/** A mark across the page and what the ticket still waits for; nothing on one that is paid as it says. */
function status({ weight }: Slip): Data {
  const waits = joined(
    weight.WeightNet === null && t('slip.waits.weighOut'),
    weight.SysProductGrade === null && t('slip.waits.grade'),
    weight.SysPrice === null && t('slip.waits.value'),
  )
  if (!waits) return { mark: '', words: '' }
  return { mark: t('slip.unfinished'), words: t('slip.waits', { waits }) }
}

/** What was recorded besides, and who graded and priced, and when. */
function notes(slip: Slip): string[] {
  const { SysOfficerEvaluate, EvaluatedAt, SysOfficerValuation, ValuedAt } = slip.weight
  const by = (officer: string | null, time: Date | string) => ({
    officer: officer ?? NO_VALUE,
    at: formatInstant(time, 'short', 'th'),
  })
  return [
    recordedValues(slip),
    EvaluatedAt ? t('slip.gradedBy', by(SysOfficerEvaluate, EvaluatedAt)) : '',
    ValuedAt ? t('slip.valuedBy', by(SysOfficerValuation, ValuedAt)) : '',
  ].filter(Boolean)
}

/** Nobody signs what has no sum. */
function signatures({ payable }: Slip, { officer }: OfficerContext) {
  const name = `${officer.firstName} ${officer.lastName}`
  const who = [{ who: t('slip.officer'), name }, { who: t('slip.driver') }]
  return signatureBlock(t, payable ? who : [])
}
