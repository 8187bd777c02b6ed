import type { OfficerContext } from '../../platform/call-context.ts'
import { type Data, renderPdf } from '../../platform/documents/render-pdf.ts'
import { foot, signing } from '../../platform/documents/say.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { fileStamp, formatInstant } from '../../platform/thai-date.ts'
import { NO_VALUE } from '../../ui/format.ts'
import type { Slip } from '../reads/slip.ts'
import { facts, quality, weighIn, weights } from './facts.ts'
import { joined } from './joined.ts'
import { kept, price, sums } from './price.ts'
import { say } from './say.ts'

const TEMPLATE = 'src/evaluation/documents/slip.typ'

/** Of the file: the ticket's number, in letters that every system keeps, and the moment. */
export function slipName({ weight }: Slip, now: Date): string {
  const number = weight.SequenceWeightOut || weight.WeightScaleIDIn
  return `WeighingSlip_${number.replace(/[^\w-]+/g, '-')}_${fileStamp(now)}.pdf`
}

/** What a ticket is worth and why, as an A5 sheet to hand to the driver, in Thai whatever the officer reads. */
export function slipPdf(slip: Slip, ctx: OfficerContext): Promise<Uint8Array> {
  const { page, printed } = foot({ ...ctx, language: 'th' }, say)
  const ticket = nameOf(slip)
  return renderPdf(TEMPLATE, {
    mill: { ...letterhead() },
    title: say('slip.title'),
    ticket,
    goesOn: say('slip.goesOn', { ticket }),
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
  })
}

function nameOf(slip: Slip): string {
  const { SequenceWeightOut } = slip.weight
  return SequenceWeightOut ? say('slip.ticket', { ticket: SequenceWeightOut }) : weighIn(slip)
}

/** A mark across the page and what the ticket still waits for; nothing on one that is paid as it says. */
function status({ weight }: Slip): Data {
  const waits = joined(
    weight.WeightNet === null && say('slip.waits.weighOut'),
    weight.SysProductGrade === null && say('slip.waits.grade'),
    weight.SysPrice === null && say('slip.waits.value'),
  )
  if (!waits) return { mark: '', words: '' }
  return { mark: say('slip.unfinished'), words: say('slip.waits', { waits }) }
}

/** What was recorded besides, and who graded and priced, and when. */
function notes(slip: Slip): string[] {
  const { SysOfficerEvaluate, EvaluatedAt, SysOfficerValuation, ValuedAt } = slip.weight
  const by = (officer: string | null, time: Date | string) => ({
    officer: officer ?? NO_VALUE,
    at: formatInstant(time, 'short', 'th'),
  })
  return [
    kept(slip),
    EvaluatedAt ? say('slip.gradedBy', by(SysOfficerEvaluate, EvaluatedAt)) : '',
    ValuedAt ? say('slip.valuedBy', by(SysOfficerValuation, ValuedAt)) : '',
  ].filter(Boolean)
}

/** Nobody signs what has no sum. */
function signatures({ payable }: Slip, { officer }: OfficerContext) {
  const name = `${officer.firstName} ${officer.lastName}`
  const who = [{ who: say('slip.officer'), name }, { who: say('slip.driver') }]
  return signing(say, payable ? who : [])
}
